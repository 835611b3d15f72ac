/** My puzzles: search, folders, renaming, copying, deleting and exporting. */
import { useMemo, useState } from 'preact/hooks'
import { useLang } from '../../text/words.ts'
import { Button } from '../../ui/button.tsx'
import { Icon, Logo } from '../../ui/icons.tsx'
import { lineOf, newId, type Project } from '../model/project.ts'
import type { Projects } from '../model/projects.ts'
import { foldersOf, matches } from '../model/shelved.ts'
import { broughtFiles } from '../open/drop.ts'
import type { Brought } from '../open/open.ts'
import { homeText } from '../text/home.ts'
import { useText } from '../text/text.ts'
import type { KindInfo } from '../workers/core/protocol.ts'
import type { CoreWorker } from '../workers/core/worker.ts'
import { Card } from './card.tsx'
import { CardSheet } from './cardsheet.tsx'
import type { Notice } from './toast.tsx'

interface Props {
  readonly all: readonly Project[]
  readonly projects: Projects
  readonly quickCore: CoreWorker
  readonly kinds: readonly KindInfo[]
  /** The full page, with folders and all projects. */
  readonly isWhole: boolean
  readonly onWhole: () => void
  readonly onOpen: (project: Project) => void
  readonly onPrint: (projects: readonly Project[]) => void
  readonly onFiles: (brought: readonly Brought[]) => void
  readonly onBackup: () => void
  readonly onFirst: () => void
  readonly onNotice: (notice: Notice) => void
  /** Reads the store again. */
  readonly onChanged: () => void
}

const fewCards = 12
const manyCards = 60

export function Mine(props: Props) {
  const { all, projects, quickCore, kinds, isWhole, onWhole, onOpen, onPrint, onFiles, onBackup, onFirst } = props
  const text = useText(homeText)
  const lang = useLang()
  const [sought, setSought] = useState('')
  const [folder, setFolder] = useState<string | null>(null)
  const [shown, setShown] = useState(manyCards)
  const [chosen, setChosen] = useState<Project | null>(null)
  const folders = useMemo(() => foldersOf(all), [all])
  const inFolder = folder !== null && folders.includes(folder) && isWhole ? folder : null
  const names = new Map(kinds.map(({ kind, title }) => [kind, title]))
  const kindNames = (kind: string): string => `${names.get(kind)?.en ?? ''} ${names.get(kind)?.ja ?? ''}`
  const titleOf = ({ title, kind }: Project): string => title || names.get(kind)?.[lang] || '…'
  const found = all.filter(
    (one) => (inFolder === null || one.folder === inFolder) && matches(one, sought, kindNames(one.kind)),
  )
  const visible = found.slice(0, isWhole ? shown : fewCards)
  const printable = found.filter((one) => lineOf(one) !== null)

  const keep = (project: Project): void => {
    projects.keep({ ...project, changed: Date.now() })
    props.onChanged()
  }
  // another tab may have changed the project since the card was rendered
  const newest = async (project: Project): Promise<Project> => (await projects.find(project.id)) ?? project
  const remove = async (project: Project): Promise<void> => {
    setChosen(null)
    const last = await newest(project)
    await projects.forget(project.id)
    props.onNotice({ text: text.removed(titleOf(last)), undo: () => keep(last) })
    props.onChanged()
  }
  const change = async (project: Project, part: Partial<Project>): Promise<void> => {
    const before = await newest(project)
    const { title, folder: place } = before
    keep({ ...before, ...part })
    const undo = (): void => void newest(project).then((now) => keep({ ...now, title, folder: place }))
    props.onNotice({ text: text.changed, undo })
  }
  const duplicate = async (project: Project): Promise<void> => {
    setChosen(null)
    const last = await newest(project)
    const copy = { ...last, id: newId(), title: text.copy(titleOf(last)), published: {} }
    keep(copy)
    const undo = (): void => void projects.forget(copy.id).then(props.onChanged)
    props.onNotice({ text: text.copied, undo })
  }
  return (
    <section class="mine" aria-labelledby="mine">
      <header class="mine-head">
        <h2 id="mine">{text.mine}</h2>
        {all.length > 0 && <span class="mine-count">{all.length}</span>}
        <small class="quiet">{text.here}</small>
        <span class="grow" />
        <label class="search">
          <Icon name="search" />
          <input
            type="search"
            name="search"
            placeholder={text.search}
            aria-label={text.search}
            value={sought}
            onInput={(event) => setSought(event.currentTarget.value)}
          />
        </label>
        <label class="btn file">
          <Icon name="file" />
          <span>{text.openFile}</span>
          <input
            type="file"
            name="open"
            multiple
            onChange={(event) => {
              onFiles(broughtFiles(event.currentTarget.files ?? []))
              event.currentTarget.value = ''
            }}
          />
        </label>
        {isWhole && (
          <Button icon="save" does="backup" disabled={all.length === 0} onPress={onBackup}>
            {text.backup}
          </Button>
        )}
      </header>
      {isWhole && (
        <div class="mine-tools">
          {folders.length > 0 && (
            <fieldset class="chips">
              <legend class="unseen">{text.folders}</legend>
              {[null, ...folders].map((one) => (
                <button
                  key={one ?? ''}
                  type="button"
                  class="chip"
                  data-folder={one ?? ''}
                  aria-pressed={inFolder === one}
                  onClick={() => setFolder(one)}
                >
                  {one === null ? (
                    text.everything
                  ) : (
                    <>
                      <Icon name="folder" /> {one}
                    </>
                  )}
                </button>
              ))}
            </fieldset>
          )}
          <span class="grow" />
          {inFolder !== null && printable.length > 0 && (
            <Button icon="print" does="print" onPress={() => onPrint(printable)}>
              {text.printFolder}
            </Button>
          )}
          <p class="quiet small">{text.backupNote}</p>
        </div>
      )}
      {all.length === 0 ? (
        <div class="mine-none">
          <Logo />
          <b>{text.none}</b>
          <p class="quiet">{text.noneNote}</p>
          <Button onPress={onFirst}>{text.first}</Button>
        </div>
      ) : found.length === 0 ? (
        <p class="quiet mine-none">{text.noMatch}</p>
      ) : (
        <ul class="cards">
          {visible.map((project) => (
            <Card
              key={project.id}
              project={project}
              quickCore={quickCore}
              title={titleOf(project)}
              onChecked={(checked) => {
                projects.keep(checked)
                props.onChanged()
              }}
              onOpen={() => onOpen(project)}
              onActions={() => setChosen(project)}
            />
          ))}
        </ul>
      )}
      {visible.length < found.length && (
        <Button class="mine-more" onPress={() => (isWhole ? setShown(shown + manyCards) : onWhole())}>
          {isWhole ? text.more : text.all(found.length)}
        </Button>
      )}
      {chosen && (
        <CardSheet
          project={chosen}
          title={titleOf(chosen)}
          folders={folders}
          onChange={(part) => void change(chosen, part)}
          onDuplicate={() => void duplicate(chosen)}
          onRemove={() => void remove(chosen)}
          onClose={() => setChosen(null)}
        />
      )}
    </section>
  )
}
