/** Texts of the studio's pages: each area has its own table with both languages side by side. */
import type { Lang } from '@kumiki/core/player'
import { useLang } from '../../text/words.ts'

export const useText = <T>(both: Readonly<Record<Lang, T>>): T => both[useLang()]
