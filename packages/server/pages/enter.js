/** The form for a contest entry. Sends the fields as typed; the secret of a personal link comes after the #. */
const id = location.pathname.split('/').at(-1)
const ja = document.documentElement.lang === 'ja'
const form = document.querySelector('#entry')
const said = document.querySelector('#said')
const play = document.querySelector('#play')

// with a personal link the player gets the secret too
if (play && location.hash.length > 1) play.href += `#pass=${location.hash.slice(1)}`

form?.addEventListener('submit', async (event) => {
  event.preventDefault()
  said.textContent = ''
  const given = new FormData(form)
  const body = {
    keyword: given.get('keyword'),
    replies: given.getAll('reply'),
    pass: given.get('pass') ?? location.hash.slice(1),
    edition: Number(form.dataset.edition),
  }
  try {
    const response = await fetch(`/api/puzzles/${id}/entries`, { method: 'POST', body: JSON.stringify(body) })
    if (response.ok) {
      said.replaceChildren(document.querySelector('#received').content)
      return form.remove()
    }
    const reply = await response.json()
    said.textContent = reply.problem.text[ja ? 'ja' : 'en']
  } catch {
    said.textContent = ja ? '送信できませんでした。もう一度お試しください。' : 'It could not be sent. Try again.'
  }
})
