/** Shares a puzzle: a link that contains it completely, as a QR code too, and the HTML to embed it; or publishing. */
import type { Problem } from '@kumiki/core/player'
import { useEffect, useState } from 'preact/hooks'
import { useLang } from '../../text/words.ts'
import { Button, Segmented, Switch } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import type { Workspace } from '../desk/workspace.ts'
import { publishedOf } from '../model/project.ts'
import { useSite } from '../output/address.ts'
import { dotsOf, useAddress } from '../output/blobs.ts'
import { Copy, LinkField } from '../output/copy.tsx'
import { HandoutFiles } from '../output/handout.tsx'
import { FileLink, OpenLink } from '../output/links.tsx'
import { useName } from '../output/name.ts'
import { Note } from '../output/notes.tsx'
import { besideThisPage, elementFor, frameFor, isLocal } from '../output/site.ts'
import { SiteField } from '../output/sitefield.tsx'
import { Publish } from '../publish/publish.tsx'
import { useServed } from '../publish/server.ts'
import { handoutText } from '../text/handout.ts'
import { outputText } from '../text/output.ts'
import { useText } from '../text/text.ts'
import type { Linked } from '../workers/print/protocol.ts'
import { orLost, printWorker } from '../workers/print/worker.ts'

/** From this many characters on, messengers cut links, and QR codes are too fine for many cameras. */
const long = 300

interface Props {
  readonly workspace: Workspace
  readonly line: string
  readonly onClose: () => void
}

/** The ways, side by side. With a server behind the page there is one more: a published puzzle opens on its own tab. */
export function Share({ workspace, line, onClose }: Props) {
  const text = useText(outputText)
  const { byFile } = useText(handoutText)
  const served = useServed()
  const name = useName(line)
  const [way, setWay] = useState<WayName>(publishedOf(workspace.project) ? 'publish' : 'link')
  const shown = way === 'publish' && !served ? 'link' : way
  return (
    <Sheet title={text.share} onClose={onClose}>
      <div class="share">
        <Segmented<WayName>
          name={text.shareBy}
          of={[['link', text.byLink], ['file', byFile], ...(served ? [['publish', text.byPublishing] as const] : [])]}
          value={shown}
          onChoose={setWay}
        />
        {shown === 'publish' && <Publish workspace={workspace} line={line} name={name} />}
        {shown === 'file' && <HandoutFiles lines={[line]} copies={null} name={name} />}
        {shown === 'link' && (
          <Whole
            line={line}
            name={name}
            onFile={() => setWay('file')}
            onShorter={served ? () => setWay('publish') : null}
          />
        )}
      </div>
    </Sheet>
  )
}

type WayName = 'link' | 'file' | 'publish'

interface WholeProps {
  readonly line: string
  /** For file names. */
  readonly name: string
  /** To the one file that needs no link. */
  readonly onFile: () => void
  /** null if there is no server that could give it a short address. */
  readonly onShorter: (() => void) | null
}

/** The puzzle within the link itself. */
function Whole({ line, name, onFile, onShorter }: WholeProps) {
  const text = useText(outputText)
  const words = useText(handoutText)
  const place = useSite()
  const lang = useLang()
  const [selfChecking, setChecking] = useState(false)
  const [linked, setLinked] = useState<Linked | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const { site } = place
  useEffect(() => {
    let isWanted = true
    void orLost(printWorker.ask('link', { line, selfChecking, base: site })).then((reply) => {
      if (!isWanted) return
      setLinked(reply.ok ? reply.value : null)
      setProblem(reply.ok ? null : reply.error)
    })
    return () => {
      isWanted = false
    }
  }, [line, selfChecking, site])
  const link = besideThisPage(linked?.link ?? '')
  const canSend = typeof navigator.share === 'function'
  return (
    <>
      {problem && (
        <p class="trouble" role="alert">
          {problem.text[lang]}
        </p>
      )}
      <div class="link-part">
        {isLocal(site) && (
          <Note>
            {words.local} <Way does="file" onPress={onFile} to={words.asFile} />
          </Note>
        )}
        <LinkField label={text.linkLabel} name="link" link={link} />
        <p class="ways">
          <Copy text={link} />
          {canSend && (
            <Button
              icon="share"
              disabled={linked === null}
              onPress={() => void navigator.share({ title: name, url: link }).catch(() => {})}
            >
              {text.send}
            </Button>
          )}
          <OpenLink address={linked ? link : null} icon="play" does="play">
            {text.play}
          </OpenLink>
          <span class="quiet small">{linked ? text.length(link.length.toLocaleString(lang)) : ''}</span>
        </p>
        {link.length > long && (
          <Note>
            {words.longLink(link.length.toLocaleString(lang))}{' '}
            {!isLocal(site) && <Way does="file" onPress={onFile} to={words.asFile} />}{' '}
            {onShorter && <Way does="shorter" onPress={onShorter} to={text.shorter} />}
          </Note>
        )}
        <SiteField place={place} />
        <p class="quiet small">{text.noServer}</p>
      </div>
      <Switch on={selfChecking} hint={selfChecking ? text.selfOn : text.selfOff} onTurn={setChecking}>
        {text.selfChecking}
      </Switch>
      {link.length > long ? (
        <details class="embed" data-do="code-anyway">
          <summary>{words.codeAnyway}</summary>
          <Code linked={linked} name={name} />
        </details>
      ) : (
        <Code linked={linked} name={name} />
      )}
      <details class="embed">
        <summary>{text.embed}</summary>
        <Snippet label={text.embedElement} code={linked ? elementFor(site, link, name) : ''} />
        <Snippet label={text.embedFrame} code={linked ? frameFor(link, name) : ''} />
      </details>
    </>
  )
}

/** Another way to give the same, inside a sentence. */
const Way = ({ does, to, onPress }: { readonly does: string; readonly to: string; readonly onPress: () => void }) => (
  <button type="button" class="link" data-do={does} onClick={onPress}>
    {to}
  </button>
)

/** Pixels per side of a square. */
const codeScale = 1

function Code({ linked, name }: { readonly linked: Linked | null; readonly name: string }) {
  const text = useText(outputText)
  const words = useText(handoutText)
  const [dots, setDots] = useState<Blob | null>(null)
  const code = linked?.code ?? null
  const address = useAddress(code)
  useEffect(() => {
    let isWanted = true
    setDots(null)
    if (code) void dotsOf(code, codeScale).then((made) => isWanted && setDots(made))
    return () => {
      isWanted = false
    }
  }, [code])
  return (
    <section class="code-part" aria-label={text.code}>
      <div class="code">{address && <img src={address} alt={text.codeName} />}</div>
      <div>
        {linked && !code && <Note>{text.tooLongForCode}</Note>}
        {linked && code && <p class="small">{words.codeWidth(linked.squares, widthFor(linked.squares))}</p>}
        <p class="ways">
          {code && <FileLink blob={code} name={`${name}-qr.svg`} label={text.codeSvg} />}
          {dots && <FileLink blob={dots} name={`${name}-qr.png`} label={text.codePng} />}
        </p>
      </div>
    </section>
  )
}

/** In millimetres: smaller squares are not read by every phone. */
const smallestSquare = 0.33
/** In centimetres, rounded up. */
const widthFor = (squares: number): string => (Math.ceil(squares * smallestSquare) / 10).toFixed(1)

const Snippet = ({ label, code }: { readonly label: string; readonly code: string }) => (
  <div class="snippet">
    <label>
      <span class="label">{label}</span>
      <textarea class="field" rows={3} readOnly spellcheck={false} value={code} />
    </label>
    <Copy text={code} variant="plain" />
  </div>
)
