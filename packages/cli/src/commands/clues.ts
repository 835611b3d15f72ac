/** kumiki theme --clues-for: clues from the user's own language model for the words of a list that have none. */
import { type Problem, problem, withoutReadings } from '@kumiki/core/base'
import { type Entry, scriptOf, writeWords } from '@kumiki/core/words'
import { offeredTag, type Request, type Years } from '@kumiki/data'
import { type Given, quoted } from '../arguments/arguments.ts'
import type { ExitCode } from '../arguments/command.ts'
import type { Endpoint } from '../files/endpoint.ts'
import { giveList } from '../files/lists.ts'
import { offersFor, showRequest } from '../files/offers.ts'
import { collectWords } from '../files/words.ts'
import type { Terminal } from '../terminal/terminal.ts'

/** Asks for clues to the words that have none; the other words are kept as they are. */
export async function giveClues(
  path: string,
  endpoint: Endpoint,
  years: Years,
  given: Given,
  paths: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  const words = await collectWords([], [path], terminal)
  if (!words.ok) return terminal.refuse(words.error)
  const bare = words.value.filter(({ clue }) => clue === '')
  if (bare.length === 0) return terminal.refuse(noneBare(path))
  const request: Request = {
    lang: scriptOf(bare[0]?.word.charAt(0) ?? '') === 'kana' ? 'ja' : 'en',
    years,
    about: { words: bare.map(written) },
  }
  if (given.on('show-request')) return showRequest(endpoint, request, terminal)
  const offered = await offersFor(endpoint, request, [], terminal)
  if (!offered.ok) {
    terminal.note(offered.error.text)
    return 1
  }
  const clues = new Map(offered.value.flatMap(({ word, writing, clue }) => [word, writing].map((key) => [key, clue])))
  const parts = words.value.map((entry) => {
    const clue = entry.clue === '' ? (clues.get(written(entry)) ?? clues.get(entry.word)) : undefined
    return clue === undefined ? entry : { ...entry, clue, tags: [...entry.tags, offeredTag] }
  })
  return giveList(
    (form) => (given.on('json') ? JSON.stringify({ words: parts }) : writeWords(parts, [], form)),
    paths,
    terminal,
  )
}

const written = ({ shown }: Entry): string => withoutReadings(shown)

const noneBare = (path: string): Problem =>
  problem(
    'no-words',
    `Every word of "${quoted(path)}" has a clue already.`,
    `「${quoted(path)}」の言葉には、すべてカギがあります。`,
  )
