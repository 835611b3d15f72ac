import { expect, it } from 'vitest'
import { loadAnalyser } from './analyser.ts'
import { guessedReading } from './reading.ts'

it('reads words with kanji as a dictionary does, and gives no reading for what it cannot read completely', async () => {
  const analyse = await loadAnalyser()
  const read = (written: string): string => guessedReading(written, analyse)
  expect(['薔薇', '卓球台', '食べ物', '東京タワー', ' 図書館 '].map(read)).toEqual([
    'ばら',
    'たっきゅうだい',
    'たべもの',
    'とうきょうたわー',
    'としょかん',
  ])
  expect(['ねこ', 'cat', '', '海-川', 'CD盤?'].map(read)).toEqual(['', '', '', '', ''])
})
