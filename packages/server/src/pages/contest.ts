/**
 * A contest described for a person who may take part: what to do, until when, who may enter, what is asked, who judges,
 * who sees the entries. It contains only what the server knows or does. The server knows nothing of prizes, and the
 * page says so.
 */
import type { Bilingual, Lang } from '@kumiki/core/base'
import type { Published } from '../publishing/store.ts'
import { type Html, html } from './html.ts'
import { whenIn } from './parts.ts'
import { bilingual } from './texts.ts'

/** A closed contest leaves out how to enter. */
export function contestFacts(
  { terms, expires }: Pick<Published, 'terms' | 'expires'>,
  isOpen: boolean,
  lang: Lang,
): Html {
  const { keyword, closes, protection, questions } = terms
  const gone = expires === null ? kept.open : kept.until(whenIn(lang, expires.toISOString()))
  const entering: readonly (readonly [Bilingual, Html])[] = [
    [names.task, html`${(keyword === null ? tasks.board : tasks.keyword)[lang]}`],
    [names.until, html`${closes === null ? noEnd[lang] : whenIn(lang, closes)}`],
    [names.who, html`${who[protection][lang]}`],
    ...(questions.length === 0
      ? []
      : [[names.asked, html`<ul>${questions.map((question) => html`<li>${question}</li>`)}</ul>`] as const]),
  ]
  const rows = [
    ...(isOpen ? entering : []),
    [names.judging, html`${judging[lang]}`],
    [names.prizes, html`${prizes[lang]}`],
    [names.seen, html`${seen[lang]} ${gone[lang]} <a href="/privacy">${privacy[lang]}</a>`],
  ] as const
  return html`<dl class="facts">${rows.map(([name, value]) => html`<div><dt>${name[lang]}</dt><dd>${value}</dd></div>`)}</dl>`
}

const names = {
  task: bilingual('What to do', '応募のしかた'),
  until: bilingual('Until', '締め切り'),
  who: bilingual('Who may enter', '応募できる人'),
  asked: bilingual('You are asked', '聞かれること'),
  judging: bilingual('Judging', '判定'),
  prizes: bilingual('Prizes', '賞品'),
  seen: bilingual('Who sees it', '見る人'),
}
const tasks = {
  keyword: bilingual(
    'Solve the puzzle and send its keyword with the form.',
    'パズルを解いて、キーワードを応募フォームで送ります。',
  ),
  board: bilingual(
    'Solve the puzzle on the page of the player and send the filled board from there.',
    'パズルを「あそぶ」のページで解いて、そこから盤面を送ります。',
  ),
}
const noEnd = bilingual(
  'No end is set: until the organiser closes it.',
  '決まっていません。主催者が受付を閉じるまで応募できます。',
)
const who = {
  none: bilingual('Anybody, as often as they like.', 'だれでも、何回でも応募できます。'),
  link: bilingual(
    'Whoever got a personal link from the organiser: one entry each. Sending again takes the place of the first.',
    '主催者から個人用リンクを受け取った人（1人1回）。もう一度送ると、前の応募と入れ替わります。',
  ),
  code: bilingual(
    'Whoever got a printed code from the organiser: one entry each. Sending again takes the place of the first.',
    '主催者からコードを受け取った人（1人1回）。もう一度送ると、前の応募と入れ替わります。',
  ),
}
const judging = bilingual(
  'This page only receives entries and tells nobody whether they are right. The organiser gets all of them with their time and whether they are right.',
  'ここでは受け付けるだけで、正解かどうかはだれにもお知らせしません。主催者は、すべての応募を、時刻と正解かどうかとともに受け取ります。',
)
const prizes = bilingual(
  'What there is to win, and how the winners are found, the organiser decides and tells; this server does not know it.',
  '賞品と当選者の決め方は、主催者が決めてお知らせします。このサーバーには登録されていません。',
)
const seen = bilingual(
  'The organiser gets what you send and when; nobody else is shown it. Your name is in it only if you write it.',
  '送った内容と時刻は主催者に渡り、ほかの人には表示されません。名前は、書いたときだけ伝わります。',
)
const kept = {
  open: bilingual('It is kept until the organiser deletes the puzzle.', '主催者がパズルを消すまで残ります。'),
  until: (when: string): Bilingual =>
    bilingual(
      `From ${when} at the latest it is no longer shown; about a day later it is deleted with the puzzle.`,
      `遅くとも ${when} から表示されなくなり、その約1日後にパズルと一緒に消えます。`,
    ),
}
const privacy = bilingual('What is kept', '保存される情報')
