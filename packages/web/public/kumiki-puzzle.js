/**
 * <kumiki-puzzle src="…"> shows a Kumiki puzzle in any page: the player in an iframe that fits its height. `src` is a
 * play link, or a .kumiki.json file that this page may read. Fires `kumiki-status` with { kind, status, seconds, hints
 * }.
 */
{
  // a classic script: a module from another site would need CORS
  const player = new URL('play/?embed=1', document.currentScript.src)

  class KumikiPuzzle extends HTMLElement {
    static observedAttributes = ['src']
    #frame = document.createElement('iframe')
    /** The text of a file; null if it cannot be read; undefined if the puzzle is in the link. */
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
    /** Reads the file and passes its text to the player, which trusts it no more than a link. */
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
