/**
 * The page of one play: shows, saves and deletes what the server keeps about it. The secret after the # is sent in a
 * header of this page's own requests.
 */
const id = location.pathname.split('/').at(-1)
const ja = document.documentElement.lang === 'ja'
const said = document.querySelector('#said')
const shown = document.querySelector('#play')
const kept = document.querySelector('#kept')
const address = `/api/plays/${id}`

const ask = async (method) => {
  const response = await fetch(address, { method, headers: { authorization: `Bearer ${location.hash.slice(1)}` } })
  const reply = await response.json()
  if (response.ok) return reply
  throw new Error(response.status === 403 ? gone : reply.problem.text[ja ? 'ja' : 'en'])
}
const gone = ja ? 'この記録はありません。' : 'There is no such play, or no longer.'

const acts = {
  export: async () => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([shown.textContent], { type: 'application/json' }))
    link.download = 'play.json'
    link.click()
  },
  delete: async () => {
    await ask('DELETE')
    kept.hidden = true
    said.textContent = ja ? '消しました。' : 'It has been deleted.'
  },
}

const trying = async (act) => {
  try {
    await act()
  } catch (error) {
    said.textContent = error.message
  }
}

const kinds = JSON.parse(document.querySelector('[data-kinds]').dataset.kinds)
const minutes = (ms) => {
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
const total = (hints) => Object.values(hints).reduce((sum, times) => sum + times, 0)
/** Formatters for people; the stored JSON is shown unchanged below. */
const written = {
  kind: (kind) => kinds[kind] ?? kind,
  level: (level) => level ?? '–',
  activeMs: minutes,
  hints: total,
  finished: (finished) => (finished ? (ja ? 'はい' : 'yes') : ja ? 'いいえ' : 'no'),
}

await trying(async () => {
  const play = await ask('GET')
  shown.textContent = `${JSON.stringify(play, null, 2)}\n`
  for (const place of document.querySelectorAll('[data-field]')) {
    const { field } = place.dataset
    place.textContent = written[field]?.(play[field]) ?? play[field]
  }
  kept.hidden = false
})
for (const button of document.querySelectorAll('button[data-do]'))
  button.addEventListener('click', () => {
    if (!button.dataset.sure || confirm(button.dataset.sure)) trying(acts[button.dataset.do])
  })
