/**
 * The author's page. The secret after the # is sent in a header of this page's own requests and nowhere else. Without a
 * valid secret the page can do nothing, and says so at once.
 */
const id = location.pathname.split('/').at(-1)
const ja = document.documentElement.lang === 'ja'
const said = document.querySelector('#said')
const headers = { authorization: `Bearer ${location.hash.slice(1)}` }
const address = `/api/puzzles/${id}`

const ask = async (path, options = {}) => {
  const response = await fetch(path, { headers, ...options })
  if (response.ok) return response
  const { problem } = await response.json()
  throw Object.assign(new Error(problem.text[ja ? 'ja' : 'en']), { code: problem.code })
}

const send = (part) => ask(address, { method: 'PATCH', body: JSON.stringify(part) })

/** Where entries would stay with what the contest was, the author decides, knowing what becomes of them. */
const change = (part) =>
  send(part).catch((error) => {
    if (error.code !== 'entries-stay' || !confirm(error.message)) throw error
    return send({ ...part, confirm: true })
  })
const done = () => {
  said.textContent = ja ? '保存しました。' : 'Saved.'
}

const give = (blob, name) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
}
const save = async (path, name) => give(await (await ask(path)).blob(), name)

/** Reads a moment in local time as an ISO instant; null if the field is empty. */
const instantIn = (field) => (field.value === '' ? null : new Date(field.value).toISOString())

const readJson = async (file) => {
  try {
    return JSON.parse(await file.text())
  } catch {
    throw new Error(ja ? 'kumiki ファイルではありません。' : 'This is no kumiki file.')
  }
}

const acts = {
  close: () => change({ state: 'closed' }).then(() => location.reload()),
  open: () => change({ state: 'open' }).then(() => location.reload()),
  results: () => save(`${address}/results.csv`, 'results.csv'),
  file: () => save(`${address}/file`, 'puzzle.kumiki.json'),
  delete: () => ask(address, { method: 'DELETE' }).then(() => location.assign('/')),
  closes: ({ closes }) => change({ terms: { closes: instantIn(closes) } }).then(done),
  expires: ({ expires }) => change({ expires: instantIn(expires) }).then(done),
  replace: async ({ file }) => change({ file: await readJson(file.files[0]) }).then(done),
  invite: async ({ count }) => {
    const body = JSON.stringify({ count: Number(count.value) })
    const { passes } = await (await ask(`${address}/invitations`, { method: 'POST', body })).json()
    give(new Blob([`${passes.join('\n')}\n`], { type: 'text/plain' }), 'invitations.txt')
  },
}

const trying = async (act, fields) => {
  said.textContent = ''
  try {
    await act(fields)
  } catch (error) {
    said.textContent = error.message
  }
}

for (const button of document.querySelectorAll('button[data-do]'))
  button.addEventListener('click', () => {
    if (!button.dataset.sure || confirm(button.dataset.sure)) trying(acts[button.dataset.do])
  })

for (const form of document.querySelectorAll('form[data-do]'))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    trying(acts[form.dataset.do], form.elements)
  })

const two = (n) => String(n).padStart(2, '0')
for (const field of document.querySelectorAll('[data-at]')) {
  if (field.dataset.at === '') continue
  const at = new Date(field.dataset.at)
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-')
  field.value = `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

// HEAD, because only the validity of the secret matters; an offline reader gets an error from the actions below
const tried = await fetch(`${address}/file`, { method: 'HEAD', headers }).catch(() => null)
if (tried?.status === 403) {
  said.textContent = document.querySelector('#author').dataset.lost
  for (const control of document.querySelectorAll('button, input')) control.disabled = true
}
