/**
 * <kumiki-puzzle src="…"> shows a puzzle of Kumiki in any page: the player in a frame of its own, as high as it needs to be.
 * `src` is a play link, or a .kumiki.json file that this page may read. Fires `kumiki-status` with { kind, status, seconds, hints }.
 */
{
  // a plain script, for a module of another site would need that site's leave
  const player = new URL('play/?embed=1', document.currentScript.src)

  class KumikiPuzzle extends HTMLElement {
    static observedAttributes = ['src']
    #frame = document.createElement('iframe')
    /** Of a file, null where it cannot be read; undefined: the puzzle is in the link. */
    #text

    connectedCallback() {
      this.#frame.title = this.getAttribute('title') ?? 'Kumiki'
      this.#frame.allow = 'clipboard-write'
      Object.assign(this.#frame.style, { display: 'block', width: '100%', height: '640px', border: '0' })
      this.style.display ||= 'block'
      addEventListener('message', this)
      this.attributeChangedCallback()
      this.append(this.#frame)
    }
    disconnectedCallback() {
      removeEventListener('message', this)
      this.#frame.remove()
    }
    attributeChangedCallback() {
      if (!this.isConnected) return
      const source = this.getAttribute('src') ?? ''
      const at = source.indexOf('#k')
      this.#text = undefined
      if (at >= 0) this.#frame.src = player + source.slice(at)
      else void this.#load(source)
    }
    /** A file: this page reads it, and hands its text to the player, which trusts it as little as any link. */
    async #load(source) {
      const answer = await fetch(source).catch(() => null)
      this.#text = answer?.ok ? await answer.text().catch(() => null) : null
      this.#frame.src = String(player)
    }
    handleEvent({ source, origin, data }) {
      if (source !== this.#frame.contentWindow || origin !== player.origin || typeof data?.type !== 'string') return
      if (data.type === 'kumiki:ready' && this.#text !== undefined)
        this.#frame.contentWindow.postMessage({ type: 'kumiki:open', text: this.#text }, player.origin)
      if (data.type === 'kumiki:height' && Number.isFinite(data.height))
        this.#frame.style.height = `${Math.min(4000, Math.max(200, Math.ceil(data.height)))}px`
      if (data.type === 'kumiki:status') {
        const { kind, status, seconds, hints } = data
        this.dispatchEvent(
          new CustomEvent('kumiki-status', { bubbles: true, detail: { kind, status, seconds, hints } }),
        )
      }
    }
  }

  if (!customElements.get('kumiki-puzzle')) customElements.define('kumiki-puzzle', KumikiPuzzle)
}
