/**
 * Words that must not appear in a sheet by accident, in any direction: short lists of our own, spelt as in cells. They
 * are encoded by rotating half an alphabet (13 of 26 letters, 43 of 86 kana), so that no one reads them without meaning
 * to. Two-kana Japanese words that are part of many harmless words are left out.
 */
const english =
  'SHPX FUVG PHAG JUBER FYHG QVPX PBPX CRAVF INTVAN CHFFL GJNG JNAX NAHF NEFR OVGPU ONFGNEQ NFFUBYR GVGF OBBO CBEA FRK ENCR ANMV SNTTBG QLXR AVTTRE AVTTN FCVP PUVAX CVFF PENC GHEQ SNEG ERGNEQ FHVPVQR ZHEQRE AHQR ANXRQ FYNIR QVYQB CRARF IHYIN FPEBGHZ GRFGRF PYVG UBEAL JUVGRCBJRE UVGYRE URVY PBBA XVXR JBT CNXV GENAAL YRFOB UBZB OHGG OHZ QNZA OBYYBPX JNAXRE SHXX SHPP'
const japanese =
  'もあ まぢや まぢゆ ぅぶ ねぐ ぺよ ぱとま ぱとれ れとま れとれと れとげ ことま ふことま ゆわぺや びわれ ふわうは へれぷは ちはが みぱぶと ゃむわ むわゃと きとりは ぅはり すたこと へしは ぱめは ぶりつ ざぺぞ わとけ えわま まゃへ ゔゃと もゕゃと ぺりぅち へとりこ もそぱぎと いぞへた げだぃ おたと こぁぼ'

const turned = (letter: string, first: string, count: number): string =>
  String.fromCharCode(((letter.charCodeAt(0) - first.charCodeAt(0) + count / 2) % count) + first.charCodeAt(0))

export const blockedWords: readonly string[] = `${english} ${japanese}`
  .replace(/[A-Z]/g, (letter) => turned(letter, 'A', 26))
  .replace(/[ぁ-ゖ]/g, (letter) => turned(letter, 'ぁ', 86))
  .split(' ')
