/** Detects the language of a list by its script, and applies it to a new project until a person chooses one. */
import type { Lang } from '@kumiki/core/player'
import { useEffect } from 'preact/hooks'
import type { Workspace } from '../desk/workspace.ts'
import type { Row } from '../model/project.ts'

/** null if it has no letters. */
export function langOf(rows: readonly Row[]): Lang | null {
  const letters = rows.map(({ word, reading }) => word + reading).join('')
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u.test(letters)) return 'ja'
  return /\p{L}/u.test(letters) ? 'en' : null
}

/**
 * Until a board is made, the puzzle has the language of its words, unless another was chosen. Does nothing while there
 * is something to redo, which a change would drop.
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
