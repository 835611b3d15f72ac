/** The system's errors as text. */
import type { Bilingual } from '@kumiki/core/base'

/** Such as ENOENT; '' if there is none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

const reasons: Readonly<Record<string, Bilingual>> = {
  ENOENT: { en: 'its folder does not exist', ja: '保存先のフォルダーがありません' },
  EISDIR: { en: 'there is a folder in the way', ja: '同じ名前のフォルダーがあります' },
  ENOTDIR: { en: 'there is a folder in the way', ja: '同じ名前のフォルダーがあります' },
  EACCES: { en: 'there is no permission', ja: '権限がありません' },
  EPERM: { en: 'there is no permission', ja: '権限がありません' },
  EROFS: { en: 'there is no permission', ja: '権限がありません' },
  ENOSPC: { en: 'the disk is full', ja: 'ディスクの空きがありません' },
  EDQUOT: { en: 'the disk is full', ja: 'ディスクの空きがありません' },
}

/** Why something could not be written, to follow a colon. */
export function whyUnwritten(error: unknown): Bilingual {
  const code = codeOf(error)
  return reasons[code] ?? { en: code || 'unknown reason', ja: code || '原因不明' }
}
