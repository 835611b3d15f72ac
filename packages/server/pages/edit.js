/** The author's page: the secret behind the # goes into a header of its own requests, and nowhere else. */
const id = location.pathname.split('/').at(-1)
const ja = document.documentElement.lang === 'ja'
const said = document.querySelector('#said')
const headers = { authorization: `Bearer ${location.hash.slice(1)}` }
const address = `/api/puzzles/${id}`

const ask = async (path, options = {}) => {
  const response = await fetch(path, { headers, ...options })
  if (response.ok) return response
  const { problem } = await response.json()
  throw new Error(problem.text[ja ? 'ja' : 'en'])
}

const save = async (path, name) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await (await ask(path)).blob())
  link.download = name
  link.click()
}

const acts = {
  close: () =>
    ask(address, { method: 'PATCH', body: JSON.stringify({ state: 'closed' }) }).then(() => location.reload()),
  open: () => ask(address, { method: 'PATCH', body: JSON.stringify({ state: 'open' }) }).then(() => location.reload()),
  results: () => save(`${address}/results.csv`, 'results.csv'),
  file: () => save(`${address}/file`, 'puzzle.kumiki.json'),
  delete: () => ask(address, { method: 'DELETE' }).then(() => location.assign('/')),
}

for (const button of document.querySelectorAll('button[data-do]'))
  button.addEventListener('click', async () => {
    if (button.dataset.sure && !confirm(button.dataset.sure)) return
    try {
      await acts[button.dataset.do]()
    } catch (error) {
      said.textContent = error.message
    }
  })
