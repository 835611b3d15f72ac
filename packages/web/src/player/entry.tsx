/**
 * The form to enter a contest from the board: the current answer, the keyword and the organiser's questions. The server
 * only receives it.
 */
import type { PuzzleTypes } from '@kumiki/core/player'
import { useEffect, useState } from 'preact/hooks'
import type { Game } from '../game/game.ts'
import { entryText } from '../text/entry.ts'
import { useLang } from '../text/words.ts'
import { Button } from '../ui/button.tsx'
import { addressOf, ask } from './address.ts'

/** What the organiser asks for. */
interface Terms {
  readonly protection: 'none' | 'link' | 'code'
  readonly questions: readonly string[]
  readonly asksKeyword: boolean
}

type State =
  | { readonly is: 'loading' | 'away' | 'closed' | 'received' }
  | { readonly is: 'open' | 'sending'; readonly terms: Terms; readonly problem: string | null }

export function Entry<K extends PuzzleTypes>({ game }: { readonly game: Game<K> }) {
  const lang = useLang()
  const texts = entryText[lang]
  const [state, setState] = useState<State>({ is: 'loading' })
  const address = addressOf(game.referee?.id ?? '')
  const load = async (): Promise<void> => setState(await stateAt(`${address}/about`))
  useEffect(() => void load(), [game])

  const send = async (form: HTMLFormElement, terms: Terms): Promise<void> => {
    setState({ is: 'sending', terms, problem: null })
    const given = new FormData(form)
    const text = (name: string): string => String(given.get(name) ?? '')
    const entry = {
      answer: game.session.now.answer,
      keyword: terms.asksKeyword ? text('keyword') : null,
      replies: terms.questions.map((_, index) => text(`reply-${index}`)),
      pass: terms.protection === 'code' ? text('pass') : passHere(),
    }
    const reply = await ask(`${address}/entries`, { method: 'POST', body: JSON.stringify(entry) })
    if (reply?.ok) return setState({ is: 'received' })
    const refused: Refused = reply ? await reply.json().catch(() => ({})) : {}
    setState({ is: 'open', terms, problem: refused.problem?.text?.[lang] ?? texts.away })
  }

  if (!('terms' in state))
    return (
      <>
        <p role="status" data-entry={state.is}>
          {texts[state.is]}
        </p>
        {state.is === 'away' && <Button onPress={() => void load()}>{texts.again}</Button>}
      </>
    )
  const { terms, problem } = state
  return (
    <form
      class="entry"
      onSubmit={(event) => {
        event.preventDefault()
        void send(event.currentTarget, terms)
      }}
    >
      <p class="quiet small">{game.isFinished ? texts.note : texts.notFull}</p>
      {terms.asksKeyword && (
        <label>
          {texts.keyword}
          <input name="keyword" maxLength={100} required autocomplete="off" defaultValue={keywordOf(game)} />
        </label>
      )}
      {terms.questions.map((question, index) => (
        <label key={question}>
          {question}
          <input name={`reply-${index}`} maxLength={500} />
        </label>
      ))}
      {terms.protection === 'code' && (
        <label>
          {texts.code}
          <input name="pass" maxLength={20} required autocomplete="off" />
        </label>
      )}
      <p class="trouble" role="alert">
        {problem}
      </p>
      <button type="submit" class="btn btn-primary wide" disabled={state.is === 'sending'}>
        {texts.send}
      </button>
    </form>
  )
}

interface Refused {
  readonly problem?: { readonly text?: { readonly en: string; readonly ja: string } }
}

/** The secret of a personal link, which comes after the #. */
const passHere = (): string => (location.hash.startsWith('#pass=') ? location.hash.slice(6) : '')

/** The letters in the boxes of the puzzle's own keyword, if it has some. */
const keywordOf = <K extends PuzzleTypes>({ sideLists }: Game<K>): string =>
  sideLists
    .filter(({ form }) => form === 'boxes')
    .map(({ items }) => items.map(({ text }) => text).join(''))
    .find((text) => text !== '') ?? ''

async function stateAt(address: string): Promise<State> {
  const reply = await ask(address)
  const about: About | null = reply?.ok ? await reply.json().catch(() => null) : null
  if (!about) return { is: 'away' }
  const isOver = about.terms.closes !== null && Date.parse(about.terms.closes) <= Date.now()
  return about.state === 'closed' || isOver ? { is: 'closed' } : { is: 'open', terms: about.terms, problem: null }
}

interface About {
  readonly state: 'open' | 'closed'
  readonly terms: Terms & { readonly closes: string | null }
}
