/** Short names of the plain kinds and of a mix. */
import { useLang } from '../../text/words.ts'
import { homeText } from '../text/home.ts'
import { useText } from '../text/text.ts'
import { mix, plainKindOf } from './kinds.ts'

export function useShortNames(): (kind: string) => string {
  const text = useText(homeText)
  const lang = useLang()
  return (kind) => (kind === mix ? text.mix : (text.names[kind] ?? plainKindOf(kind)?.title[lang] ?? kind))
}
