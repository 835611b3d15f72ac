// Files that stand in this page as text, by name: each has an address, made when it is first asked for.
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

/** A worker has no page to look into: it is given the addresses that it will ask for. */
function workerOf(text, needs) {
  const given = JSON.stringify(Object.fromEntries(needs.map((name) => [name, globalThis.kumikiFile(name)])))
  const code = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  const parts = [`const kumikiFiles = ${given}\nglobalThis.kumikiFile = (name) => kumikiFiles[name];\n`, code]
  return URL.createObjectURL(new Blob(parts, { type: 'text/javascript' }))
}
