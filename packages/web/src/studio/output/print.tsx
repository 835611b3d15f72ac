/** Puzzles on paper: the pages beside their settings, and links that save the PDF. */
import { withReadings } from '@kumiki/core/player'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { readLocal, writeLocal } from '../../store/local.ts'
import { useLang } from '../../text/words.ts'
import { IconButton } from '../../ui/button.tsx'
import { type Project, titledLine } from '../model/project.ts'
import { outputText } from '../text/output.ts'
import { useText } from '../text/text.ts'
import { useAddress } from './blobs.ts'
import { type Choices, contentsOf, isDifferent, orderOf, readChoices, yearOf } from './choices.ts'
import { textsIn, useFurigana } from './furigana.ts'
import { FileLink, OpenLink } from './links.tsx'
import { Busy, Doubts, Notes, Refusal } from './notes.tsx'
import { Preview } from './preview.tsx'
import { usePrinting } from './printing.ts'
import { Settings } from './settings.tsx'
import { fileNameOf, siteOf } from './site.ts'
import { spelt } from './spelling.ts'

const place = 'kumiki.print'

interface Props {
  readonly projects: readonly Project[]
  readonly onBack: () => void
}

export function PrintPage({ projects, onBack }: Props) {
  const text = useText(outputText)
  const lang = useLang()
  const [choices, setChoices] = useState(() => readChoices(readLocal(place)))
  /** The number of boards at which the search was stopped. */
  const [stoppedAt, setStoppedAt] = useState<number | null>(null)
  const day = useRef(new Date())
  const lines = projects.flatMap((project) => titledLine(project) ?? [])
  const stack = useMemo(
    () =>
      contentsOf(
        lines,
        projects.some(({ door }) => door === 'words'),
      ),
    [projects],
  )
  const change = (part: Partial<Choices>): void => {
    const next = { ...choices, ...part }
    if ('copies' in part || 'forClass' in part || 'boards' in part) setStoppedAt(null)
    setChoices(next)
    writeLocal(place, next)
  }
  const wanted = { ...choices, copies: stoppedAt ?? choices.copies }
  const reading = useFurigana(textsIn(lines), yearOf(choices, stack))
  const site = siteOf(location.href)
  const { name: _name, ...order } = orderOf('', lines, wanted, stack, site, day.current, reading.furigana?.read)
  const printing = usePrinting(order)
  const { printed, refused, busy, pdf, answersPdf } = printing
  useEffect(() => {
    if (printed?.isStopped) setStoppedAt(printed.puzzles)
  }, [printed])
  const address = useAddress(pdf)
  const [only] = projects
  const title = projects.length === 1 ? (printed?.title ?? only?.title ?? '') : text.puzzles(projects.length)
  const named = title === '' ? text.puzzles(1) : withReadings(title)
  const fileName = fileNameOf(choices.book && choices.bookTitle !== '' ? choices.bookTitle : title, 'kumiki')
  const left = printed?.notes.filter(({ code }) => code === 'code-left-out') ?? []
  const hasNoCode = choices.qr && printed !== null && left.length >= printed.puzzles
  return (
    <div class="print-page">
      <header class="bar">
        <IconButton icon="back" name={text.back} onPress={onBack} />
        <h1>{text.printing(named)}</h1>
        <span class="grow" />
        <output class="quiet weight">
          {printed && pdf ? text.weight(printed.pages.length, Math.ceil(pdf.size / 1024).toLocaleString(lang)) : ''}
        </output>
        <span class="gives">
          {answersPdf && <FileLink blob={answersPdf} name={`${fileName}-answers.pdf`} label={text.saveAnswers} />}
          <FileLink blob={pdf} name={`${fileName}.pdf`} label={text.save} />
          <OpenLink address={address} icon="print" variant="primary" title={text.printHint}>
            {text.print}
          </OpenLink>
        </span>
      </header>
      <div class="desk">
        {busy !== null && <Busy busy={busy} copies={wanted.copies} onStop={printing.stop} />}
        {printed ? (
          <Preview printed={printed} onLost={printing.again} />
        ) : (
          <section class="spread">
            <div class="leaves of-1">
              <div class="leaf blank" />
            </div>
          </section>
        )}
      </div>
      <aside class="settings-panel" aria-label={text.settings}>
        <h2>{text.settings}</h2>
        {refused && (
          <Refusal
            refused={refused}
            isForClass={isDifferent(choices, stack)}
            onHelp={(part) => change(part)}
            choices={choices}
          />
        )}
        <Settings
          choices={choices}
          stack={stack}
          codeWhy={hasNoCode ? spelt(left[0]?.text)[lang] : undefined}
          onChange={change}
        />
        <Doubts reading={reading} />
        <Notes
          printing={printing}
          choices={choices}
          forClass={isDifferent(choices, stack)}
          stoppedAt={stoppedAt}
          hasNoCode={hasNoCode}
        />
      </aside>
    </div>
  )
}
