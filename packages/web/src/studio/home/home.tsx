/** The start page: three ways to begin, and the projects on this device. Files can be dropped anywhere on it. */
import { useEffect, useReducer, useState } from 'preact/hooks'
import type { Preferences } from '../../store/preferences.ts'
import { useLang } from '../../text/words.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { useDrop } from '../../ui/drop.ts'
import { Stack } from '../desk/stack.ts'
import type { Beginning, View } from '../desk/view.ts'
import { backupName, restore, writeBackup } from '../model/backup.ts'
import { newProject, type Project } from '../model/project.ts'
import type { Projects } from '../model/projects.ts'
import { foldersOf, freshName, useProjects } from '../model/shelved.ts'
import { broughtBy } from '../open/drop.ts'
import { type Brought, type Fault, openFiles } from '../open/open.ts'
import { wordSamples } from '../open/samples.ts'
import { plainKindOf, stackOf } from '../plain/kinds.ts'
import { useShortNames } from '../plain/names.ts'
import { BatchPage } from '../publish/batch.tsx'
import { useServed } from '../publish/server.ts'
import { homeText } from '../text/home.ts'
import { useText } from '../text/text.ts'
import type { KindInfo } from '../workers/core/protocol.ts'
import type { CoreWorker } from '../workers/core/worker.ts'
import { Bar, type Part } from './bar.tsx'
import { Mine } from './mine.tsx'
import { askToStay, isNearlyFull } from './room.ts'
import { StackNote } from './stacknote.tsx'
import { Starts } from './starts.tsx'
import { type Notice, Toast } from './toast.tsx'

export interface HomeProps {
  readonly projects: Projects
  readonly quickCore: CoreWorker
  readonly kinds: readonly KindInfo[]
  readonly preferences: Preferences
  readonly onPreferences: (preferences: Partial<Preferences>) => void
  readonly onView: (view: View) => void
}

/** At module level, because it continues while a project is open. */
const stack = new Stack()

export function Home({ projects, quickCore, kinds, onPreferences, onView }: HomeProps) {
  const text = useText(homeText)
  const lang = useLang()
  const nameOf = useShortNames()
  const [all, readAgain] = useProjects(projects)
  const [part, setPart] = useState<Part>('make')
  const [isReading, setReading] = useState(false)
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const [notice, setNotice] = useState<Notice | null>(null)
  const isTight = useTightness(all)
  const served = useServed()
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => stack.listen(() => redraw(undefined)), [])
  useEffect(readAgain, [stack.done])

  const open = (project: Project, makes: boolean, begins?: Beginning): void =>
    onView({ on: 'project', project, makes, begins })
  const print = (some: readonly Project[]): void => onView({ on: 'print', projects: some, back: { on: 'home' } })
  const bring = async (brought: readonly Brought[]): Promise<void> => {
    setReading(true)
    const opened = await openFiles(brought, quickCore, lang).finally(() => setReading(false))
    setFaults(opened.faults)
    if (opened.saved.length > 0) {
      const count = await restore(opened.saved, projects)
      setNotice({ text: text.restored(count, opened.saved.length - count), undo: null })
    }
    const [first, ...others] = opened.projects
    if (first && others.length === 0 && opened.faults.length === 0) return open(first, first.door === 'picture')
    for (const project of opened.projects) projects.keep(project)
    if (first) setNotice({ text: text.opened(opened.projects.length), undo: null })
    readAgain()
  }
  const drop = useDrop((transfer) => {
    const brought = broughtBy(transfer)
    if (brought.length > 0) void bring(brought)
  })
  const backup = async (): Promise<void> => {
    const breath = (): Promise<void> => new Promise((rested) => setTimeout(rested, 0))
    save(await writeBackup(all ?? [], breath), backupName(new Date()))
  }
  const makeFirst = async (): Promise<void> => {
    const [sample] = wordSamples[lang]
    const rows = sample ? await quickCore.ask('sample', { id: sample.id }).catch(() => []) : []
    if (sample && rows.length > 0)
      open({ ...newProject('words', 'crossword', lang), title: sample.title[lang], rows }, true)
  }
  return (
    <div class={`studio-home ${drop.isOver ? 'over' : ''}`} {...drop.on}>
      <Bar
        part={part}
        parts={served ? ['make', 'mine', 'batch'] : ['make', 'mine']}
        onPart={setPart}
        onPreferences={onPreferences}
      />
      <div class="home-page">
        <Troubles trouble={projects.trouble} isTight={isTight} onBackup={() => void backup()} />
        {faults.map((fault) => (
          <p key={fault.name} class="trouble fault" role="alert" data-fault={fault.is}>
            <span>
              {fault.is === 'problem'
                ? text.fault(fault.name, fault.problem.text[lang])
                : text.faults[fault.is](fault.name, fault.megabytes)}
            </span>
            <IconButton
              icon="close"
              name={text.close}
              onPress={() => setFaults(faults.filter((one) => one !== fault))}
            />
          </p>
        ))}
        {part === 'make' ? (
          <>
            <h1>{text.title}</h1>
            <p class="home-lead quiet">{text.lead}</p>
            <Starts
              quickCore={quickCore}
              isStacking={stack.isMaking}
              onProject={open}
              onFiles={(brought) => void bring(brought)}
              onStack={(kind, level) => {
                const shown = plainKindOf(kind)?.levels.length === 0 ? null : level
                const folder = freshName(text.stackName(nameOf(kind), shown), foldersOf(all ?? []))
                void stack.make(stackOf(kind, level, nameOf), folder, lang, projects)
              }}
            />
          </>
        ) : part === 'mine' ? (
          <h1 class="unseen">{text.mine}</h1>
        ) : (
          <BatchPage mine={all ?? []} projects={projects} onTaken={readAgain} />
        )}
        <StackNote stack={stack} onPrint={print} />
        {all && part !== 'batch' && (
          <Mine
            all={all}
            projects={projects}
            quickCore={quickCore}
            kinds={kinds}
            isWhole={part === 'mine'}
            onWhole={() => setPart('mine')}
            onOpen={(project) => open(project, false)}
            onPrint={print}
            onFiles={(brought) => void bring(brought)}
            onBackup={() => void backup()}
            onFirst={() => void makeFirst()}
            onNotice={setNotice}
            onChanged={readAgain}
          />
        )}
      </div>
      {(drop.isOver || isReading) && (
        <div class="drop-here" aria-hidden="true">
          {drop.isOver ? text.dropHere : text.reading}
        </div>
      )}
      <Toast notice={notice} onGone={() => setNotice(null)} />
    </div>
  )
}

/** Problems that stay visible until they are resolved. */
function Troubles({
  trouble,
  isTight,
  onBackup,
}: {
  readonly trouble: Projects['trouble']
  readonly isTight: boolean
  readonly onBackup: () => void
}) {
  const text = useText(homeText)
  const sentence =
    trouble === 'blocked' ? text.blocked : trouble === 'full' ? text.full : isTight ? text.nearlyFull : null
  if (sentence === null) return null
  return (
    <p class="trouble fault" role="alert" data-trouble={trouble}>
      <span>{sentence}</span>
      <Button icon="save" onPress={onBackup}>
        {text.backup}
      </Button>
    </p>
  )
}

/** Whether storage is nearly full. Also requests persistent storage once something is stored. */
function useTightness(all: readonly Project[] | null): boolean {
  const [isTight, setTight] = useState(false)
  const count = all?.length ?? 0
  useEffect(() => {
    if (count > 0) askToStay(navigator.storage)
    void isNearlyFull(navigator.storage).then(setTight)
  }, [count])
  return isTight
}

/** Downloads a file through a temporary link. */
function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
