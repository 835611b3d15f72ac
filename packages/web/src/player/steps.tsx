/** The solution path, shown after the puzzle is solved: every step a person would take, with its reason. */
import type { Bilingual, PuzzleTypes } from '@kumiki/core/player'
import { useEffect, useState } from 'preact/hooks'
import type { Game } from '../game/game.ts'
import { useLang, useWords } from '../text/words.ts'

export function Steps<K extends PuzzleTypes>({ game }: { readonly game: Game<K> }) {
  const words = useWords()
  const lang = useLang()
  const [steps, setSteps] = useState<readonly Bilingual[] | null>(null)
  useEffect(() => {
    void game.lookBack().then((found) => setSteps(found?.steps ?? []))
  }, [game])
  if (!steps) return <p aria-live="polite">{words.asking}</p>
  if (steps.length === 0) return <p>{words.noSteps}</p>
  return (
    <ol class="steps">
      {steps.map((step, at) => (
        <li key={at}>{step[lang]}</li>
      ))}
    </ol>
  )
}
