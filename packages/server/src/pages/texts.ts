/** What the server's pages say. */
import type { Bilingual } from '@kumiki/core/base/text'
import { keptDays } from '../plays/routes.ts'

const say = (en: string, ja: string): Bilingual => ({ en, ja })

export const texts = {
  play: say('Play', 'あそぶ'),
  enter: say('Enter the contest', '応募する'),
  playAndEnter: say('Play it here and enter', 'ここであそんで応募する'),
  ownPlay: say('Your play', 'あそんだ記録'),
  ownPlayHint: say(
    'This is all that the server keeps of it. Whoever has this page’s address can see and delete it.',
    'サーバーに残っているのはこれだけです。このページのアドレスを知る人は、記録を見ることも消すこともできます。',
  ),
  export: say('Save as a file', 'ファイルに保存する'),
  removePlay: say('Delete it', '消す'),
  sureOfPlay: say('Delete this play for good?', 'この記録を消しますか？元に戻せません。'),
  embed: say('Embed in a page', 'ページに埋め込む'),
  code: say('QR code of the puzzle', 'このパズルの QR コード'),
  board: say('The empty board', '空の盤面'),
  level: (n: number): Bilingual => say(`Level ${n}`, `難易度 ${n}`),
  contest: say(
    'A contest: answers are received, and judged after its end.',
    '懸賞パズルです。答えは受け付けたあと、締め切り後に判定します。',
  ),
  closes: (when: string): Bilingual => say(`Entries until ${when}`, `締め切り ${when}`),
  closed: say('Entries are closed.', '受付は終了しました。'),
  today: say('Puzzle of the day', '今日のパズル'),
  noneToday: say('There is no puzzle of the day yet.', '今日のパズルはまだありません。'),
  list: say('Puzzles', 'パズル一覧'),
  nothing: say('There is nothing in it yet.', 'まだ何もありません。'),
  keyword: say('Keyword', 'キーワード'),
  pass: say('Code', 'コード'),
  send: say('Send', '送信'),
  edit: say('Your puzzle', '公開したパズル'),
  editHint: say(
    'Keep this page’s address: whoever has it can change and delete the puzzle.',
    'このページのアドレスを保管してください。アドレスを知る人は、パズルの変更や削除ができます。',
  ),
  close: say('Close entries', '受付を閉じる'),
  open: say('Open entries', '受付を開く'),
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
  file: say('The whole file', 'ファイル全体'),
  remove: say('Delete for good', '完全に削除する'),
  sure: say('Delete the puzzle and all entries for good?', 'パズルと応募をすべて削除しますか？元に戻せません。'),
  noscript: say('This page needs JavaScript.', 'このページには JavaScript が必要です。'),
  privacy: say('What is kept', '保存される情報'),
  privacyLines: [
    say(
      'A published puzzle: its file, its title and what its author decided about it, until its author deletes it or its time is over.',
      '公開されたパズル: ファイル、題名、作者が決めた条件。作者が消すか、期限が来るまで。',
    ),
    say(
      'An entry to a contest: the answer, the keyword, the replies to the organiser’s questions and the time, until the puzzle is deleted. The organiser gets them.',
      '懸賞への応募: 答え、キーワード、主催者の質問への回答、受け付けた時刻。パズルが消されるまで。主催者に渡されます。',
    ),
    say(
      `A play, only with your consent: kind, level, active time, checks, hints by technique, whether it was finished, and the day; for ${keptDays} days. Your own link shows and deletes it.`,
      `あそんだ記録（同意したときだけ）: 種類、難易度、操作していた時間、確認とヒントの回数（技法ごと）、完成したか、日付。${keptDays}日間。自分用のリンクで見ることも消すこともできます。`,
    ),
    say(
      'Nothing else: no address of your device, no cookie, no name unless you give it to an organiser.',
      'そのほかは何も保存しません。端末のアドレスもクッキーも残さず、名前は主催者に送ったときだけ渡ります。',
    ),
  ],
} as const
