/** What the server's pages say. */
import { type Bilingual, counted } from '@kumiki/core/base'
import { keptDays } from '../plays/store.ts'

export const say = (en: string, ja: string): Bilingual => ({ en, ja })

export const texts = {
  play: say('Play', 'あそぶ'),
  enter: say('Enter the contest', '応募する'),
  playAndEnter: say('Play it here and enter', 'ここであそんで応募する'),
  ownPlay: say('Your play', 'あそんだ記録'),
  ownPlayHint: say(
    'This is all that the server keeps of it. Whoever has this page’s address can see and delete it.',
    'サーバーに残っているのはこれだけです。このページのアドレスを知る人は、記録を見ることも消すこともできます。',
  ),
  playFields: {
    kind: say('Kind', '種類'),
    level: say('Level', 'レベル'),
    activeMs: say('Time', 'かかった時間'),
    checks: say('Checks', '確認'),
    hints: say('Hints', 'ヒント'),
    finished: say('Finished', '完成'),
    day: say('Day', '日付'),
  },
  asStored: say('As it is stored', '保存されているとおりに見る'),
  export: say('Save as a file', 'ファイルに保存する'),
  removePlay: say('Delete it', '消す'),
  sureOfPlay: say('Delete this play for good?', 'この記録を消しますか？元に戻せません。'),
  embed: say('Embed in a page', 'ページに埋め込む'),
  code: say('QR code of the puzzle', 'このパズルの QR コード'),
  share: say('This code opens the puzzle on a phone.', 'このコードを読み取ると、スマートフォンであそべます。'),
  level: (n: number): Bilingual => say(`Level ${n}`, `レベル ${n}`),
  contest: say(
    'This puzzle is a contest: solve it and send your answer to its organiser.',
    '懸賞パズルです。解いて、答えを主催者に送ってください。',
  ),
  closed: say('Entries are closed.', '受付は終了しました。'),
  notJudged: say(
    'This puzzle is closed: it can be played, and answers are no longer judged.',
    'このパズルは受付を終えました。あそべますが、答えの判定はできません。',
  ),
  today: say('Puzzle of the day', '今日のパズル'),
  noneToday: say('There is no puzzle of the day yet.', '今日のパズルはまだありません。'),
  count: (n: number): Bilingual => say(counted(n, 'puzzle'), `${n}問`),
  nothing: say('There is nothing in it yet.', 'まだ何もありません。'),
  entry: say('Enter the contest', '懸賞に応募する'),
  received: say('Received. Thank you.', '受け付けました。ありがとうございます。'),
  judgedLater: say('The organiser judges the entries.', '判定は主催者が行います。'),
  keyword: say('Keyword', 'キーワード'),
  pass: say('Code', 'コード'),
  send: say('Send', '送信'),
  edit: say('Your puzzle', '公開したパズル'),
  editHint: say(
    'Keep this page’s address: whoever has it can change and delete the puzzle.',
    'このページのアドレスを保管してください。アドレスを知る人は、パズルの変更や削除ができます。',
  ),
  editLost: say(
    'This address lacks the right key behind its #. Open the whole edit link that you got when you published.',
    'このアドレスの「#」の後ろに正しい鍵がありません。公開したときの編集用リンクを、省かずに開いてください。',
  ),
  seePage: say('See its page', '公開ページを見る'),
  entries: say('Entries', '応募'),
  state: {
    open: say('Entries are being received.', '応募を受け付けています。'),
    closed: say('Entries are closed.', '受付は終了しました。'),
  },
  close: say('Close it', '受付を閉じる'),
  open: say('Open it again', '受付を再開する'),
  fileHeading: say('The file', 'ファイル'),
  replaceIt: say('Replace', '差し替える'),
  endHeading: say('How long it stays', '公開の期間'),
  until: say('Entries until (empty: they stay open)', '受付の締め切り（空欄: 締め切りなし）'),
  goneAt: say('Delete the puzzle at (empty: it stays)', 'パズルを消す日時（空欄: 消さない）'),
  invite: {
    link: say('Personal links, one entry each', '個人用リンク（1人1回）'),
    code: say('Printed codes, one entry each', '印刷用コード（1人1回）'),
  },
  make: say('Make them', '作る'),
  save: say('Save', '保存'),
  replace: say('Put a corrected file in its place', '直したファイルに差し替える'),
  results: say('Results (CSV)', '応募結果（CSV）'),
  file: say('Save the whole file', 'ファイル全体を保存する'),
  remove: say('Delete for good', '完全に削除する'),
  sure: say('Delete the puzzle and all entries for good?', 'パズルと応募をすべて削除しますか？元に戻せません。'),
  noscript: say('This page needs JavaScript.', 'このページには JavaScript が必要です。'),
  privacy: say('What is kept', '保存される情報'),
  privacyParts: [
    {
      what: say('A published puzzle', '公開されたパズル'),
      kept: say(
        'Its file, its title and what its author decided about it, until its author deletes it, or about a day after its time is over.',
        'ファイル、題名、作者が決めた条件。作者が消すか、期限の約1日後まで残ります。',
      ),
    },
    {
      what: say('An entry to a contest', '懸賞への応募'),
      kept: say(
        'The answer, the keyword, the replies to the organiser’s questions and the time, until the puzzle is deleted. The organiser gets them.',
        '答え、キーワード、主催者の質問への回答、受け付けた時刻。パズルが消されるまで残り、主催者に渡されます。',
      ),
    },
    {
      what: say('A play, only with your consent', 'あそんだ記録（同意したときだけ）'),
      kept: say(
        `Kind, level, active time, checks, hints by technique, whether it was finished, and the day; for ${keptDays} days. Your own link shows and deletes it.`,
        `種類、レベル、操作していた時間、確認とヒントの回数（技法ごと）、完成したか、日付。${keptDays}日間残ります。自分用のリンクで見ることも消すこともできます。`,
      ),
    },
    {
      what: say('Nothing else', 'そのほか'),
      kept: say(
        'No address of your device, no cookie, no name unless you give it to an organiser.',
        '何も保存しません。端末のアドレスもクッキーも残さず、名前は主催者に送ったときだけ渡ります。',
      ),
    },
  ],
} as const
