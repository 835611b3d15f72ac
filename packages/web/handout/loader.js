// Unseals what stands behind it in this page, and starts the program. What is sealed is packed text and bytes, so that nobody reads it by accident.
{
  const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#()*+,-./:;=?@[]^_{|}~'
  const digits = new Map([...alphabet].map((letter, value) => [letter, value]))

  /** Five letters are four bytes; of the last ones fewer. */
  const bytesOf = (text) => {
    const bytes = new Uint8Array(Math.floor((text.length * 4) / 5))
    for (let from = 0, to = 0; from < text.length; from += 5) {
      let value = 0
      for (let at = 0; at < 5; at++) value = value * 85 + (digits.get(text[from + at]) ?? 84)
      for (let shift = 24; shift >= 0 && to < bytes.length; shift -= 8)
        bytes[to++] = Math.floor(value / 2 ** shift) & 255
    }
    return bytes
  }
  const unseal = (name) => {
    const sealed = document.querySelector(`[data-sealed="${name}"]`)
    if (!sealed) return null
    const packed = new Blob([bytesOf(sealed.textContent.trim())]).stream()
    return new Response(packed.pipeThrough(new DecompressionStream('deflate-raw')))
  }
  const start = async () => {
    const [held, style, program, type] = ['puzzles', 'style', 'program', 'type'].map(unseal)
    globalThis.kumikiHandout = { ...(await held.json()), type: type && (await type.arrayBuffer()) }
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(await style.text())
    document.adoptedStyleSheets = [sheet]
    const script = document.createElement('script')
    script.src = URL.createObjectURL(new Blob([await program.text()], { type: 'text/javascript' }))
    document.head.append(script)
  }
  const open = () =>
    start().catch(() => {
      document.querySelector('main').innerHTML = document.querySelector('noscript').textContent
    })
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', open)
  else open()
}
