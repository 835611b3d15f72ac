/** kumiki link: an address that plays a puzzle and holds it completely, so that nothing is stored elsewhere. */

import { type Bilingual, bad, good, type Problem, printable, problem, type Result, spelt } from '@kumiki/core/base'
import type { OpenedFile } from '@kumiki/core/file'
import { answered } from '@kumiki/core/verbs/answer'
import { linkTo, unreadable } from '@kumiki/press/link'
import { type Given, lightSwitch } from '../arguments/arguments.ts'
import type { Command, ExitCode, Page } from '../arguments/command.ts'
import { inFile } from '../files/infile.ts'
import { readPuzzles } from '../files/puzzles.ts'
import { flagsOfKind } from '../options/kind.ts'
import { solving } from '../report/report.ts'
import type { Terminal } from '../terminal/terminal.ts'

/** QR codes hold no more than 2,953 characters of this sort, and phones read them well up to some 1,500. */
const longForPhones = 1_500

const flags: Page['flags'] = [
  lightSwitch('self-checking', {
    en: 'Put the answer into the link, so that the page can check it and give every hint',
    ja: '答えもリンクに入れる（その場で答え合わせとヒントができる）',
  }),
  {
    name: 'base',
    short: null,
    value: { is: 'text', shown: 'URL' },
    text: {
      en: 'The address of the player, such as https://example.org',
      ja: 'プレイヤーのアドレス（https://example.org など）',
    },
  },
]

const page: Page = {
  usage: 'link FILE… [OPTION…]',
  text: {
    en: 'Prints an address that plays the puzzle. The whole puzzle is behind the #; no server stores or receives it.',
    ja: 'パズルをあそべるアドレスを表示します。パズルは # の後ろに入っていて、サーバーには残りません。',
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
      line: 'kumiki link my.kumiki.json --self-checking',
      text: { en: 'a link that checks answers', ja: 'その場で答え合わせができるリンク' },
    },
  ],
  more: null,
}

async function run(given: Given, terminal: Terminal): Promise<ExitCode> {
  if (given.plain.length === 0) return terminal.refuse(noFile)
  const base = given.text('base') ?? ''
  if (base !== '' && !isSite(base)) return terminal.refuse(noSite(base))
  let isWarned = base !== ''
  for (const path of given.plain)
    for await (const { name, file, trouble } of readPuzzles(path)) {
      const link = file.ok
        ? await linkOf(file.value, name, { base, selfChecking: given.on('self-checking') }, terminal)
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

const isSite = (base: string): boolean => URL.canParse(base) && /^https?:$/.test(new URL(base).protocol)

const noBase: Bilingual = {
  en: 'The address has no site in front; give the address of the player with --base https://example.org.',
  ja: 'アドレスの前にサイトがありません。プレイヤーのアドレスを --base https://example.org で指定してください。',
}
const longLink = (length: number): Bilingual => ({
  en: `The link has ${length} characters: some messengers cut it, and as a QR code it is hard to read.`,
  ja: `リンクが${length}文字あります。途中で切られたり、QR コードが読みにくくなったりすることがあります。`,
})
const noFile = problem('no-file', 'Give a file to link to.', 'リンクにするファイルを指定してください。')
const noSite = (base: string): Problem =>
  problem(
    'no-site',
    `"${printable(base)}" is not the address of a site: it must begin with https:// or http://.`,
    `「${printable(base)}」はサイトのアドレスではありません。https:// か http:// で始めてください。`,
  )

export const command: Command = { page: async () => good(page), run }
