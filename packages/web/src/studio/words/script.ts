/**
 * In which language a list of words is written, as far as its script says; and a new project that follows it, until its
 * maker says otherwise.
 */
import type { Lang } from '@kumiki/core/player'
import { useEffect } from 'preact/hooks'
import type { Workspace } from '../desk/workspace.ts'
import type { Row } from '../model/project.ts'

/** null: there is no letter in it. */
export function langOf(rows: readonly Row[]): Lang | null {
  const letters = rows.map(({ word, reading }) => word + reading).join('')
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u.test(letters)) return 'ja'
  return /\p{L}/u.test(letters) ? 'en' : null
}

/**
 * Until a board is made the puzzle has the language of its words, unless another was chosen. What was taken back can
 * still be redone.
 */
export function useScript(workspace: Workspace): void {
  useEffect(() => {
    let guessed = workspace.project.lang
    return workspace.listen(() => {
      const { rows, lang, made } = workspace.project
      if (workspace.canRedo) guessed = lang
      if (workspace.canRedo || lang !== guessed || Object.keys(made).length > 0) return
      guessed = langOf(rows) ?? guessed
      if (guessed !== lang) workspace.change({ lang: guessed }, 'text')
    })
  }, [workspace])
}
