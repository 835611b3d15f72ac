/**
 * The hint, rung by rung: where to look, the idea, the step, the entry. Each press opens one rung; earlier ones can be
 * shown again.
 */
import { type PuzzleTypes, valueBy } from '@kumiki/core/player'
import type { Hint } from '@kumiki/core/verbs/hint'
import type { Game } from '../game/game.ts'
import { useLang, useWords } from '../text/words.ts'
import { Button, IconButton } from '../ui/button.tsx'

export function HintCard<K extends PuzzleTypes>({ game }: { readonly game: Game<K> }) {
  const words = useWords()
  const lang = useLang()
  const { openHint } = game
  if (!openHint)
    return game.isAsking ? (
      <section class="hint" aria-busy="true">
        <p>{words.asking}</p>
      </section>
    ) : null
  const { hint, shown, opened } = openHint
  const rung = hint.rungs[shown]
  const next = hint.rungs[opened + 1]
  if (!rung) return null
  return (
    <section class="hint" data-hint={hint.about} data-rung={shown + 1} aria-label={words.hintFor[hint.about]}>
      <header>
        {hint.rungs.length > 1 && (
          <ol class="rungs">
            {hint.rungs.map((one, at) => (
              <li key={at} class={at === shown ? 'now' : at <= opened ? 'open' : ''}>
                <button
                  type="button"
                  aria-current={at === shown ? 'step' : undefined}
                  disabled={at > opened}
                  onClick={() => game.showRung(at)}
                >
                  <i aria-hidden="true">{at + 1}</i>
                  <span>{words.rungMore[one.rung]}</span>
                </button>
              </li>
            ))}
          </ol>
        )}
        <IconButton icon="close" name={words.close} onPress={() => game.closeHint()} />
      </header>
      <div class="told" aria-live="polite">
        {rung.text[lang].split('\n').map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <footer>
        <Button onPress={() => game.closeHint()}>{words.myself}</Button>
        {rung.moves.length > 0 && (
          <Button variant="primary" onPress={() => game.placeHint()}>
            {words.placeIt(writtenBy(game, rung))}
          </Button>
        )}
        {next && rung.moves.length === 0 && (
          <Button variant="primary" onPress={() => void game.climb()}>
            {words.rungMore[next.rung]}
          </Button>
        )}
        {next && rung.moves.length > 0 && (
          <Button onPress={() => void game.climb()}>{words.rungMore[next.rung]}</Button>
        )}
      </footer>
    </section>
  )
}

/** The one symbol that a rung would write; empty if it does anything else. */
function writtenBy<K extends PuzzleTypes>(
  { face, session }: Game<K>,
  { goal: [cell, ...others], moves: [given, ...more] }: Hint<unknown>['rungs'][number],
): string {
  const { board, puzzle, now } = session
  const move = valueBy(face.move, given)
  if (!cell || others.length > 0 || more.length > 0 || board.input !== 'write' || !move) return ''
  const after = face.play(puzzle, now.answer, move)
  return after.ok ? face.see(puzzle, after.value, [cell]).shown : ''
}
