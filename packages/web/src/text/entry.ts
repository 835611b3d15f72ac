/** Texts for entering a contest. In a file of their own, which only pages of a contest load. */

export const entryText = {
  en: {
    loading: 'Looking …',
    note: 'Your answer is sent as it stands on the board. The organiser judges it.',
    notFull: 'The board is not full yet. It is sent as it stands; you may also go on first.',
    keyword: 'Keyword',
    code: 'Code',
    send: 'Send the entry',
    received: 'Received. Thank you. The organiser judges the entries.',
    closed: 'Entries are closed.',
    away: 'It could not be sent; please try again when you are online.',
    again: 'Try again',
  },
  ja: {
    loading: '読み込んでいます…',
    note: '盤面の答えをそのまま送ります。判定は主催者が行います。',
    notFull: 'まだ埋まっていないマスがあります。このまま送ることも、続けてから送ることもできます。',
    keyword: 'キーワード',
    code: 'コード',
    send: '応募する',
    received: '受け付けました。ありがとうございます。判定は主催者が行います。',
    closed: '受付は終了しました。',
    away: '送信できませんでした。オンラインのときにもう一度お試しください。',
    again: 'もう一度',
  },
}
