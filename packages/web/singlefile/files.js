// Files embedded in this page as text, by name. Each gets an address on first use.
const addresses = new Map()

globalThis.kumikiFile = (name) => {
  const known = addresses.get(name)
  if (known) return known
  const { textContent, dataset } = document.querySelector(`[data-file="${name}"]`)
  const address =
    dataset.type === 'text/javascript'
      ? workerOf(textContent, dataset.needs.split(' ').filter(Boolean))
      : `data:${dataset.type};base64,${textContent}`
  addresses.set(name, address)
  return address
}

/** A worker cannot read the page's document, so it gets the addresses that it will need in its code. */
function workerOf(text, needs) {
  const given = JSON.stringify(Object.fromEntries(needs.map((name) => [name, globalThis.kumikiFile(name)])))
  const code = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  const parts = [`const kumikiFiles = ${given}\nglobalThis.kumikiFile = (name) => kumikiFiles[name];\n`, code]
  return URL.createObjectURL(new Blob(parts, { type: 'text/javascript' }))
}
