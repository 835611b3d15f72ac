/** The player's Japanese where the puzzle is in a file and not in a link. */
import { japanese as inLinks } from '../../text/ja.ts'

export const japanese: typeof inLinks = {
  ...inLinks,
  cannotCheck: '答えがこのファイルに入っていないので、調べられません。',
  noKey: '答えはこのファイルに入っていないので、チェックとヒントは使えません。正解は、作った人が確かめます。',
  selfChecking: 'このファイルには答えが入っていて、その場で答え合わせができます。',
  filledNote: '答えはこのファイルに入っていません。答え合わせは、作った人がします。',
}
