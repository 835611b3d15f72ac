/**
 * A puzzle as files for other programs and as drawings: each format is an ordinary link, with a note on what it cannot
 * hold.
 */
import type { Problem } from '@kumiki/core/player'
import { useEffect, useState } from 'preact/hooks'
import { useLang } from '../../text/words.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { outputText } from '../text/output.ts'
import { useText } from '../text/text.ts'
import type { Offer } from '../workers/print/protocol.ts'
import { orLost, printWorker } from '../workers/print/worker.ts'
import { dotsOf } from './blobs.ts'
import { FileLink } from './links.tsx'
import { useName } from './name.ts'

interface Props {
  readonly line: string
  readonly onClose: () => void
  readonly onPrint: () => void
}

export function Export({ line, onClose, onPrint }: Props) {
  const text = useText(outputText)
  const lang = useLang()
  const [offers, setOffers] = useState<readonly Offer[] | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const name = useName(line)
  useEffect(() => {
    let isWanted = true
    void orLost(printWorker.ask('offers', { line })).then((reply) => {
      if (!isWanted) return
      setOffers(reply.ok ? reply.value : [])
      setProblem(reply.ok ? null : reply.error)
    })
    return () => {
      isWanted = false
    }
  }, [line])
  const rows = (isDrawing: boolean) =>
    (offers ?? [])
      .filter((offer) => offer.isDrawing === isDrawing)
      .sort((one, other) => Number(one.why !== null) - Number(other.why !== null))
      .map((offer) => <OfferRow key={offer.extension} offer={offer} name={name} />)
  return (
    <Sheet title={text.export} onClose={onClose}>
      <div class="export">
        <p class="quiet">{text.exportHint}</p>
        {problem && (
          <p class="trouble" role="alert">
            {problem.text[lang]}
          </p>
        )}
        <h3>{text.forPrograms}</h3>
        {offers === null && <p class="quiet preparing">{text.preparing}</p>}
        <ul class="offers">{rows(false)}</ul>
        <h3>{text.forEyes}</h3>
        <ul class="offers">
          {rows(true)}
          <Dots line={line} name={name} />
          <li class="offer">
            <span class="what">
              <b>{text.pdf}</b> <code>.pdf</code>
            </span>
            <span class="files">
              <Button
                icon="print"
                onPress={() => {
                  onClose()
                  onPrint()
                }}
              >
                {text.pdfGo}
              </Button>
            </span>
          </li>
        </ul>
      </div>
    </Sheet>
  )
}

function OfferRow({ offer, name }: { readonly offer: Offer; readonly name: string }) {
  const text = useText(outputText)
  const lang = useLang()
  const { extension, title, open, whole, notes, why } = offer
  return (
    <li class="offer" data-format={extension.slice(1)}>
      <span class="what">
        <b>{title[lang]}</b> <code>{extension}</code>
        {notes.length > 0 && <small>{notes.map((note) => note.text[lang]).join(' ')}</small>}
        {why && <small>{why.text[lang]}</small>}
      </span>
      <span class="files">
        {open && (
          <FileLink
            blob={open}
            name={`${name}${extension}`}
            label={whole ? text.open : text.only}
            about={title[lang]}
          />
        )}
        {whole && (
          <FileLink
            blob={whole}
            name={`${name}${open ? '-answer' : ''}${extension}`}
            label={text.whole}
            about={title[lang]}
          />
        )}
      </span>
    </li>
  )
}

/** Dots per inch divided by points per inch. */
const scale = 300 / 72

/** A bitmap takes time and a typeface, so it is made on request; then it is a link like the others. */
function Dots({ line, name }: { readonly line: string; readonly name: string }) {
  const text = useText(outputText)
  const lang = useLang()
  const [made, setMade] = useState<Readonly<Record<string, Blob>>>({})
  const [message, setMessage] = useState<string | null>(null)
  const make = async (answer: boolean): Promise<void> => {
    setMessage(text.preparing)
    const drawn = await orLost(
      printWorker.ask('dots', { line, answer }, (progress) => {
        if ('fontBytes' in progress) setMessage(text.fonts((progress.fontBytes / 1e6).toFixed(1)))
      }),
    )
    setMessage(drawn.ok ? null : drawn.error.text[lang])
    if (!drawn.ok) return
    const dots = await dotsOf(drawn.value, scale)
    setMade((before) => ({ ...before, [String(answer)]: dots }))
  }
  return (
    <li class="offer" data-format="png">
      <span class="what">
        <b>{text.png}</b> <code>.png</code>
        <small role="status">{message ?? text.pngHint}</small>
      </span>
      <span class="files">
        {[false, true].map((answer) => {
          const blob = made[String(answer)]
          const label = answer ? text.whole : text.open
          return blob ? (
            <FileLink
              key={label}
              blob={blob}
              name={`${name}${answer ? '-answer' : ''}.png`}
              label={label}
              about={text.png}
            />
          ) : (
            <Button key={label} icon="image" onPress={() => void make(answer)}>
              {label}
            </Button>
          )
        })}
      </span>
    </li>
  )
}
