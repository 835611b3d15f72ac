/**
 * kumiki link: an address that plays a puzzle and holds it completely, so that nothing is stored elsewhere; or one file
 * that plays all of them.
 */

import { type Bilingual, bad, good, type Problem, problem, type Result, spelt } from '@kumiki/core/base'
import type { OpenedFile } from '@kumiki/core/file'
import { answered } from '@kumiki/core/verbs/answer'
import { linkTo, unreadable } from '@kumiki/press/link'
import { handoutEndings, maxCopies, typefaceFlag } from '../arguments/answer.ts'
import { type Given, lightSwitch } from '../arguments/arguments.ts'
import { baseWanted, localNote } from '../arguments/base.ts'
import type { Command, ExitCode, Page } from '../arguments/command.ts'
import { inFile } from '../files/infile.ts'
import { readPuzzles } from '../files/puzzles.ts'
import { writeHandoutFile } from '../making/handout.ts'
import { flagsOfKind } from '../options/kind.ts'
import { solving } from '../report/report.ts'
import type { Terminal } from '../terminal/terminal.ts'

/** Up to here messengers leave links alone, and a QR code 3 cm wide has squares of half a millimetre. */
const longForPhones = 300

const flags: Page['flags'] = [
  {
    name: 'output',
    short: 'o',
    value: { is: 'text', shown: 'FILE' },
    text: {
      en: `Instead of links, one file that holds the player and all puzzles: ${handoutEndings.join(', ')}`,
      ja: `リンクのかわりに、プレイヤーと全部のパズルが入ったファイルを1つ書く: ${handoutEndings.join('、')}`,
    },
  },
  lightSwitch('self-checking', {
    en: 'Put the answer into the link or the file, so that the page can check it and give every hint; not for contests',
    ja: '答えもリンクやファイルに入れる（その場で答え合わせとヒントができる。懸賞には使わない）',
  }),
  {
    name: 'variants',
    short: null,
    value: { is: 'integer', minimum: 2, maximum: maxCopies },
    text: {
      en: 'With -o: how many different boards of the same words to put in, for a class',
      ja: '-o と一緒に: 同じ言葉のちがう盤面を、この数だけ入れる（クラス用）',
    },
  },
  {
    name: 'title',
    short: null,
    value: { is: 'text', shown: 'TEXT' },
    text: { en: 'With -o: the title of the whole', ja: '-o と一緒に: 全体の題名' },
  },
  typefaceFlag,
  {
    name: 'base',
    short: null,
    value: { is: 'text', shown: 'URL' },
    text: {
      en: 'The address of the player, such as https://example.org [KUMIKI_BASE]',
      ja: 'プレイヤーのアドレス（https://example.org など） [KUMIKI_BASE]',
    },
  },
]

const page: Page = {
  usage: 'link FILE… [OPTION…]',
  text: {
    en: 'Prints an address that plays the puzzle. The whole puzzle is behind the #; no server stores or receives it. With -o it writes one file instead, which plays all puzzles without a network.',
    ja: 'パズルをあそべるアドレスを表示します。パズルは # の後ろに入っていて、サーバーには残りません。-o を付けると、ネットなしであそべるファイルを1つ書き出します。',
  },
  flags,
  listed: flags,
  roomFor: [],
  examples: [
    {
      line: 'kumiki link my.kumiki.json --base https://example.org',
      text: { en: 'to send around', ja: '配るリンク' },
    },
    {
      line: 'kumiki link a.json b.json -o class.html --self-checking',
      text: { en: 'one file that checks answers', ja: 'その場で答え合わせができる1つのファイル' },
    },
  ],
  more: null,
}

async function run(given: Given, terminal: Terminal): Promise<ExitCode> {
  if (given.plain.length === 0) return terminal.refuse(noFile)
  if (given.text('output') !== null) return writeHandoutFile(given, terminal)
  const vain = ofFiles.find((name) => given.on(name) || given.text(name) !== null || given.amount(name) !== null)
  if (vain !== undefined) return terminal.refuse(onlyWithOutput(vain))
  const base = baseWanted(given)
  if (!base.ok) return terminal.refuse(base.error)
  let isWarned = base.value !== ''
  const local = localNote(base.value)
  if (local) terminal.note(local)
  for (const path of given.plain)
    for await (const { name, file, trouble } of readPuzzles(path)) {
      const link = file.ok
        ? await linkOf(file.value, name, { base: base.value, selfChecking: given.on('self-checking') }, terminal)
        : file
      if (link.ok) {
        await terminal.print(link.value)
        if (!isWarned) terminal.note(noBase)
        isWarned = true
        if (link.value.length > longForPhones) terminal.note(inFile(name, longLink(link.value.length)))
        continue
      }
      const spell = file.ok ? await flagsOfKind(file.value((_, face) => face.id)) : () => null
      terminal.note(trouble ?? inFile(name, spelt(link.error.text, spell)))
      return 2
    }
  return 0
}

/** What only a file has. */
const ofFiles = ['variants', 'title', 'typeface']

const linkOf = (
  open: OpenedFile,
  name: string,
  options: { readonly base: string; readonly selfChecking: boolean },
  terminal: Terminal,
): Promise<Result<string>> =>
  open(async (file, _, module) => {
    const whole =
      options.selfChecking && file.answer === undefined
        ? await terminal.whileBusy(solving(name), async () => answered(await module.craft(), file))
        : good(file)
    if (!whole.ok) return whole
    const link = linkTo(whole.value, options)
    const against = unreadable(link)
    return against ? bad(against) : good(link)
  })

const noBase: Bilingual = {
  en: 'The address has no site in front; give the address of the player with --base https://example.org.',
  ja: 'アドレスの前にサイトがありません。プレイヤーのアドレスを --base https://example.org で指定してください。',
}
const longLink = (length: number): Bilingual => ({
  en: `The link has ${length} characters: some messengers cut it, and as a QR code it is too fine for many phones. One file to hand out: kumiki link FILE -o FILE.html.`,
  ja: `リンクが${length}文字あります。途中で切られたり、QR コードを読めないスマホがあったりします。ファイルで配るには: kumiki link FILE -o FILE.html。`,
})
const onlyWithOutput = (name: string): Problem =>
  problem(
    'option-in-vain',
    `--${name} has no effect without --output: it is for one file that holds the puzzles.`,
    `--${name} は --output と一緒に使ってください（パズルが入ったファイルのためのものです）。`,
  )
const noFile = problem('no-file', 'Give a file to link to.', 'リンクにするファイルを指定してください。')

export const command: Command = { page: async () => good(page), run }
