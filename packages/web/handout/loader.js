// Unseals what stands behind it in this page, and starts the program. What is sealed is packed text and bytes, so that nobody reads it by accident.
{
  const digits = new Map()
  for (let code = 33; code < 127; code++)
    if (code !== 38 && code !== 60 && code !== 92) digits.set(String.fromCharCode(code), digits.size)

  /** Two letters are 14 bits, or 13 where these are more than 88. */
  const bytesOf = (text) => {
    const bytes = new Uint8Array(Math.ceil(text.length * 0.875))
    let held = 0
    let count = 0
    let to = 0
    for (let from = 0; from < text.length; from += 2) {
      const value = digits.get(text[from]) + 91 * (digits.get(text[from + 1]) ?? 0)
      held |= value << count
      // one letter alone is the rest of the last byte
      count += from + 1 === text.length ? 8 - count : (value & 8191) > 88 ? 13 : 14
      for (; count > 7; count -= 8) {
        bytes[to++] = held & 255
        held >>= 8
      }
    }
    return bytes.subarray(0, to)
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
