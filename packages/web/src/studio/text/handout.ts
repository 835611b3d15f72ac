/** Puzzles as one file, and where the site is for others. */
const en = {
  byFile: 'As a file',
  hint: 'One file with the player and the puzzle in it. Send it by mail, put it into Google Classroom or LoiLoNote, carry it on a USB stick. It opens in any browser and needs no network.',
  hintMany: (count: number) =>
    `One file with the player and ${count} puzzles in it. Send it by mail, put it into Google Classroom or LoiLoNote, carry it on a USB stick. It opens in any browser and needs no network.`,
  selfOn:
    'The answer is in the file, packed so that nobody reads it by accident. A curious player can find it: not for contests.',
  selfOff:
    'The answer is not in the file. Puzzles decided by their rules are still checked; others say “all filled in”.',
  type: 'With Japanese type',
  typeHint: 'For devices that show boxes instead of Japanese; about 130 KB more. iPads and Chromebooks do not need it.',
  save: { html: 'Save the file (.html)', scorm: 'SCORM 1.2 (.zip)', cmi5: 'cmi5 / xAPI (.zip)' },
  weight: (kb: string) => `${kb} KB`,
  making: 'Making the file',
  course: 'For a course (Moodle and others)',
  courseHint:
    'The same packed for a learning platform. It is told the time, what is finished, and the score. Without the answer in it, “finished” means that all is filled in, and there is no score.',
  onScreens: 'To play on screens',
  asFile: 'Give it as a file',
  siteIs: (site: string) => `Links lead to ${site}`,
  siteLocal: 'Links lead to this computer alone. Where is your site for others?',
  siteLabel: 'Address of the site for others',
  siteKeep: 'Use it',
  siteHint:
    'A copy of this site on the school’s or the town’s server, such as https://example.org/kumiki/. Kept on this device, for links and QR codes. Empty: where this page is.',
  siteKept: 'Links and QR codes lead there from now on.',
  siteWrong: 'This is no address of a site. It begins with https://, such as https://example.org/kumiki/.',
  local: 'Only this computer can open this link and its QR code. Others need a file, or a site on a server.',
  longLink: (count: string) =>
    `This link has ${count} characters. Apps may cut it, and many phones cannot read a QR code of it.`,
  codeAnyway: 'QR code all the same',
  codeWidth: (squares: number, cm: string) =>
    `${squares} × ${squares} squares: print it at least ${cm} cm wide. Smaller, many phones cannot read it.`,
}
type HandoutWords = typeof en
const ja: HandoutWords = {
  byFile: 'ファイルで渡す',
  hint: 'プレイヤーとパズルが入った、1つのファイルです。メール、Google Classroom、ロイロノート、USBメモリーで配れます。ブラウザーで開き、ネットがなくても動きます。',
  hintMany: (count) =>
    `プレイヤーと${count}問のパズルが入った、1つのファイルです。メール、Google Classroom、ロイロノート、USBメモリーで配れます。ブラウザーで開き、ネットがなくても動きます。`,
  selfOn:
    'ファイルに答えが入ります。うっかり見えることはありませんが、調べれば分かります。懸賞や応募には使わないでください。',
  selfOff:
    '答えはファイルに入りません。規則で決まるパズルは、それでも確かめられます。ほかは「すべて埋まりました」とだけ出ます。',
  type: '日本語の書体も入れる',
  typeHint: '日本語が □ になる端末のためのものです。約130 KB増えます。iPadとChromebookには要りません。',
  save: { html: 'ファイルを保存（.html）', scorm: 'SCORM 1.2（.zip）', cmi5: 'cmi5 / xAPI（.zip）' },
  weight: (kb) => `${kb} KB`,
  making: 'ファイルを作っています',
  course: '学習管理システムに入れる（Moodleなど）',
  courseHint:
    '同じものを、コースに登録できる形にしたファイルです。時間・終わったかどうか・点数を伝えます。答えを入れないときは、全部埋まったら「終わり」になり、点数は付きません。',
  onScreens: '画面であそぶ',
  asFile: 'ファイルで渡す',
  siteIs: (site) => `リンクの行き先: ${site}`,
  siteLocal: 'リンクの行き先は、このパソコンの中だけです。ほかの人が開けるサイトはどこですか。',
  siteLabel: 'ほかの人が開けるサイトのアドレス',
  siteKeep: 'これを使う',
  siteHint:
    '学校や町のサーバーに置いた、このサイトのコピーです（例: https://example.org/kumiki/）。この端末に保存し、リンクとQRコードに使います。空にすると、このページの場所に戻ります。',
  siteKept: 'これからは、リンクとQRコードの行き先がここになります。',
  siteWrong: 'サイトのアドレスではありません。https:// で始まる形で書いてください（例: https://example.org/kumiki/）。',
  local:
    'このリンクとQRコードを開けるのは、このパソコンだけです。ほかの人には、ファイルで渡すか、サイトをサーバーに置いてください。',
  longLink: (count) => `このリンクは${count}文字あります。途中で切れるアプリや、QRコードを読めないスマホがあります。`,
  codeAnyway: 'それでもQRコードを使う',
  codeWidth: (squares, cm) =>
    `1辺${squares}マスのコードです。幅${cm} cm以上で印刷してください。小さいと、読めないスマホがあります。`,
}
export const handoutText = { en, ja }
