/** Texts of the server's pages. */
import { type Bilingual, counted } from '@kumiki/core/base'
import { keptDays } from '../plays/store.ts'
import { unseenDays } from '../publishing/store.ts'

export const bilingual = (en: string, ja: string): Bilingual => ({ en, ja })

export const texts = {
  play: bilingual('Play', 'あそぶ'),
  enter: bilingual('Enter the contest', '応募する'),
  playAndEnter: bilingual('Play it here and enter', 'ここであそんで応募する'),
  ownPlay: bilingual('Your play', 'あそんだ記録'),
  ownPlayHint: bilingual(
    'This is all that the server keeps of it. Whoever has this page’s address can see and delete it.',
    'サーバーに残っているのはこれだけです。このページのアドレスを知る人は、記録を見ることも消すこともできます。',
  ),
  playFields: {
    kind: bilingual('Kind', '種類'),
    level: bilingual('Level', 'レベル'),
    activeMs: bilingual('Time', 'かかった時間'),
    checks: bilingual('Checks', '確認'),
    hints: bilingual('Hints', 'ヒント'),
    finished: bilingual('Finished', '完成'),
    day: bilingual('Day', '日付'),
  },
  asStored: bilingual('As it is stored', '保存されているとおりに見る'),
  export: bilingual('Save as a file', 'ファイルに保存する'),
  removePlay: bilingual('Delete it', '消す'),
  sureOfPlay: bilingual('Delete this play for good?', 'この記録を消しますか？元に戻せません。'),
  embed: bilingual('Embed in a page', 'ページに埋め込む'),
  code: bilingual('QR code of the puzzle', 'このパズルの QR コード'),
  share: bilingual('This code opens the puzzle on a phone.', 'このコードを読み取ると、スマートフォンであそべます。'),
  level: (n: number): Bilingual => bilingual(`Level ${n}`, `レベル ${n}`),
  contest: bilingual(
    'This puzzle is a contest: solve it and send your answer to its organiser.',
    '懸賞パズルです。解いて、答えを主催者に送ってください。',
  ),
  closed: bilingual('Entries are closed.', '受付は終了しました。'),
  notJudged: bilingual(
    'This puzzle is closed: it can be played, and answers are no longer judged.',
    'このパズルは受付を終えました。あそべますが、答えの判定はできません。',
  ),
  today: bilingual('Puzzle of the day', '今日のパズル'),
  noneToday: bilingual('There is no puzzle of the day yet.', '今日のパズルはまだありません。'),
  count: (n: number): Bilingual => bilingual(counted(n, 'puzzle'), `${n}問`),
  nothing: bilingual('There is nothing in it yet.', 'まだ何もありません。'),
  entry: bilingual('Enter the contest', '懸賞に応募する'),
  received: bilingual('Received. Thank you.', '受け付けました。ありがとうございます。'),
  judgedLater: bilingual('The organiser judges the entries.', '判定は主催者が行います。'),
  keyword: bilingual('Keyword', 'キーワード'),
  pass: bilingual('Code', 'コード'),
  send: bilingual('Send', '送信'),
  edit: bilingual('Your puzzle', '公開したパズル'),
  editHint: bilingual(
    'Keep this page’s address: whoever has it can change and delete the puzzle.',
    'このページのアドレスを保管してください。アドレスを知る人は、パズルの変更や削除ができます。',
  ),
  editLost: bilingual(
    'This address lacks the right key behind its #. Open the whole edit link that you got when you published.',
    'このアドレスの「#」の後ろに正しい鍵がありません。公開したときの編集用リンクを、省かずに開いてください。',
  ),
  seePage: bilingual('See its page', '公開ページを見る'),
  entries: bilingual('Entries', '応募'),
  state: {
    open: bilingual('Entries are being received.', '応募を受け付けています。'),
    closed: bilingual('Entries are closed.', '受付は終了しました。'),
  },
  close: bilingual('Close it', '受付を閉じる'),
  open: bilingual('Open it again', '受付を再開する'),
  fileHeading: bilingual('The file', 'ファイル'),
  replaceIt: bilingual('Replace', '差し替える'),
  endHeading: bilingual('How long it stays', '公開の期間'),
  until: bilingual('Entries until (empty: they stay open)', '受付の締め切り（空欄: 締め切りなし）'),
  goneAt: bilingual('Delete the puzzle at (empty: it stays)', 'パズルを消す日時（空欄: 消さない）'),
  invite: {
    link: bilingual('Personal links, one entry each', '個人用リンク（1人1回）'),
    code: bilingual('Printed codes, one entry each', '印刷用コード（1人1回）'),
  },
  make: bilingual('Make them', '作る'),
  save: bilingual('Save', '保存'),
  replace: bilingual('Put a corrected file in its place', '直したファイルに差し替える'),
  results: bilingual('Results (CSV)', '応募結果（CSV）'),
  file: bilingual('Save the whole file', 'ファイル全体を保存する'),
  remove: bilingual('Delete for good', '完全に削除する'),
  sure: bilingual('Delete the puzzle and all entries for good?', 'パズルと応募をすべて削除しますか？元に戻せません。'),
  noscript: bilingual('This page needs JavaScript.', 'このページには JavaScript が必要です。'),
  privacy: bilingual('What is kept', '保存される情報'),
  privacyParts: [
    {
      what: bilingual('A published puzzle', '公開されたパズル'),
      kept: bilingual(
        `Its file, its title and what its author decided about it, until its author deletes it, or about a day after its time is over. A puzzle that is no contest and that nobody opens is deleted after ${unseenDays} days.`,
        `ファイル、題名、作者が決めた条件。作者が消すか、期限の約1日後まで残ります。懸賞でないパズルは、だれも開かなければ${unseenDays}日後に消えます。`,
      ),
    },
    {
      what: bilingual('An entry to a contest', '懸賞への応募'),
      kept: bilingual(
        'The answer, the keyword, the replies to the organiser’s questions and the time, until the puzzle is deleted. The organiser gets them.',
        '答え、キーワード、主催者の質問への回答、受け付けた時刻。パズルが消されるまで残り、主催者に渡されます。',
      ),
    },
    {
      what: bilingual('A play, only with your consent', 'あそんだ記録（同意したときだけ）'),
      kept: bilingual(
        `Kind, level, active time, checks, hints by technique, whether it was finished, and the day; for ${keptDays} days. Your own link shows and deletes it.`,
        `種類、レベル、操作していた時間、確認とヒントの回数（技法ごと）、完成したか、日付。${keptDays}日間残ります。自分用のリンクで見ることも消すこともできます。`,
      ),
    },
    {
      what: bilingual('Nothing else', 'そのほか'),
      kept: bilingual(
        'No address of your device, no cookie, no name unless you give it to an organiser.',
        '何も保存しません。端末のアドレスもクッキーも残さず、名前は主催者に送ったときだけ渡ります。',
      ),
    },
  ],
} as const
