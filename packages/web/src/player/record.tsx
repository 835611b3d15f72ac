/** Whether the server may keep how a published puzzle was played: asked once, changed at any time, with the way to what is kept. */
import type { Shapes } from '@kumiki/core/player'
import { useEffect, useState } from 'preact/hooks'
import { useLang } from '../text/words.ts'
import { Button } from '../ui/button.tsx'
import type { Game } from './game.ts'
import { type Consent, ownAddress, ownPlay, readConsent, sendPlay, writeConsent } from './plays.ts'

export function PlayRecord<K extends Shapes>({ game }: { readonly game: Game<K> }) {
  const texts = textsIn[useLang()]
  const [consent, setConsent] = useState<Consent>(readConsent)
  const puzzle = game.referee?.id ?? ''
  const [own, setOwn] = useState(() => ownPlay(puzzle))
  useEffect(() => {
    if (game.isBegun) void sendPlay(puzzle, game.play).then(() => setOwn(ownPlay(puzzle)))
  }, [game, consent])
  const say = (said: 'yes' | 'no'): void => {
    writeConsent(said)
    setConsent(said)
  }
  return (
    <div class="record" data-consent={consent ?? 'unasked'}>
      <p class="small">{consent === null ? texts.ask : consent === 'yes' ? texts.sent : texts.notSent}</p>
      <div class="twin">
        {consent !== 'yes' && <Button onPress={() => say('yes')}>{texts.yes}</Button>}
        {consent !== 'no' && <Button onPress={() => say('no')}>{consent === null ? texts.no : texts.stop}</Button>}
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

const textsIn = {
  en: {
    ask: 'May the server keep how this puzzle was played: time, checks and hints, without your name? It helps to set levels right.',
    yes: 'Yes, and from now on',
    no: 'No',
    sent: 'How puzzles are played is sent to the server, without your name.',
    notSent: 'Nothing about how you play is sent.',
    stop: 'Stop sending',
    own: 'See or delete what is kept',
    kept: 'What is kept',
  },
  ja: {
    ask: 'あそび方の記録（時間、確認とヒントの回数）を、名前なしでサーバーに送ってもよいですか？難易度の調整に役立てます。',
    yes: '送る（次からも）',
    no: '送らない',
    sent: 'あそび方の記録を、名前なしでサーバーに送っています。',
    notSent: 'あそび方の記録は送っていません。',
    stop: '送るのをやめる',
    own: '記録を見る・消す',
    kept: '保存される情報',
  },
}
