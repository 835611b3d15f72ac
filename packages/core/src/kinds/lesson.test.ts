import { describe, expect, it } from 'vitest'
import { langs } from '../base/text.ts'
import { kinds } from './kinds.ts'
import { lessonOf } from './lesson.ts'

describe.each(Object.keys(kinds))('the lesson of %s', (kind) => {
  it.each(langs)(
    'shows its worked example empty, half done and solved, and what to look for first (%s)',
    async (lang) => {
      const lesson = await lessonOf(kind, lang)
      if (!lesson) throw new Error('every kind has a worked example')
      const [blank, half, solved] = lesson.pictures.map(({ marks }) => JSON.stringify(marks))
      expect(new Set([blank, half, solved]).size).toBe(3)
      expect(lesson.firstStep[lang]).not.toBe('')
    },
  )
})

it('a kind that nobody knows has no lesson', async () => expect(await lessonOf('constructor', 'en')).toBeNull())
