/**
 * Consent to store how published puzzles are played: asked once, changeable at any time, with links to what is stored.
 */
import type { PuzzleTypes } from '@kumiki/core/player'
import { useEffect, useState } from 'preact/hooks'
import type { Game } from '../game/game.ts'
import { recordText } from '../text/record.ts'
import { useLang } from '../text/words.ts'
import { Button } from '../ui/button.tsx'
import { type Consent, ownAddress, ownPlay, readConsent, sendPlay, writeConsent } from './plays.ts'

export function PlayRecord<K extends PuzzleTypes>({ game }: { readonly game: Game<K> }) {
  const texts = recordText[useLang()]
  const [consent, setConsent] = useState<Consent>(readConsent)
  const puzzle = game.referee?.id ?? ''
  const [own, setOwn] = useState(() => ownPlay(puzzle))
  useEffect(() => {
    if (game.isBegun) void sendPlay(puzzle, game.play).then(() => setOwn(ownPlay(puzzle)))
  }, [game, consent])
  const choose = (choice: 'yes' | 'no'): void => {
    writeConsent(choice)
    setConsent(choice)
  }
  return (
    <div class="record" data-consent={consent ?? 'unasked'}>
      <p class="small">{consent === null ? texts.ask : consent === 'yes' ? texts.sent : texts.notSent}</p>
      <div class="twin">
        {consent !== 'yes' && <Button onPress={() => choose('yes')}>{texts.yes}</Button>}
        {consent !== 'no' && <Button onPress={() => choose('no')}>{consent === null ? texts.no : texts.stop}</Button>}
      </div>
      <p class="small">
        {own && consent === 'yes' && (
          <a href={ownAddress(own)} target="_blank" rel="noreferrer">
            {texts.own}
          </a>
        )}{' '}
        <a href="../privacy" target="_blank" rel="noreferrer">
          {texts.kept}
        </a>
      </p>
    </div>
  )
}
