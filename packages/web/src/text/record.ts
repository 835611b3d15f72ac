/** Texts for the consent to store plays. In a file of their own, which only published puzzles load. */

export const recordText = {
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
