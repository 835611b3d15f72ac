/** Chooses the page that is shown, with its language and theme; pages do not know each other. */
import { useEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks'
import { type Preferences, readPreferences, writePreferences } from '../store/preferences.ts'
import { Language } from '../text/words.ts'
import { afterPress } from '../ui/press.ts'
import { isSheetLeaving, sheetsLeft } from '../ui/sheet.tsx'
import { useSurroundings } from '../ui/surroundings.ts'
import { loadJapaneseFont } from '../ui/type.ts'
import type { Beginning, View } from './desk/view.ts'
import { Workspace } from './desk/workspace.ts'
import { Header } from './header.tsx'
import { Home } from './home/home.tsx'
import type { Project } from './model/project.ts'
import type { Projects } from './model/projects.ts'
import { PrintPage } from './output/print.tsx'
import { PicturePage } from './picture/picture.tsx'
import { PlainPage } from './plain/plain.tsx'
import { frameText } from './text/frame.ts'
import { WordsPage } from './words/words.tsx'
import type { KindInfo } from './workers/core/protocol.ts'
import { newCoreWorker } from './workers/core/worker.ts'

export function App({ projects }: { readonly projects: Projects }) {
  const [preferences, setPreferences] = useState(readPreferences)
  const [view, setView] = useState<View>({ on: 'home' })
  const [kinds, setKinds] = useState<readonly KindInfo[]>([])
  const quickCore = useMemo(newCoreWorker, [])
  const lang = useSurroundings(preferences)
  const change = (part: Partial<Preferences>): void => {
    const next = { ...preferences, ...part }
    setPreferences(next)
    writePreferences(next)
  }
  useEffect(() => {
    void quickCore.ask('kinds', null).then(setKinds)
  }, [quickCore])
  useEffect(() => {
    document.title = `${frameText[lang].name} ${frameText[lang].studio}`
  }, [lang])
  useWay(view, setView, projects)
  const place = view.on === 'project' ? view.project.id : view.on
  useEffect(() => scrollTo(0, 0), [place])
  /** The open workspace. It stays while its project is printed, so that undo still works. */
  const held = useRef<Workspace | null>(null)
  const workspaceFor = (project: Project): Workspace => {
    if (held.current?.project.id === project.id) return held.current
    held.current?.leave()
    held.current = new Workspace(project, projects, quickCore)
    return held.current
  }
  useEffect(() => () => held.current?.leave(), [])
  useEffect(() => {
    if (view.on !== 'home') return
    held.current?.leave()
    held.current = null
  }, [view.on])
  return (
    <Language.Provider value={lang}>
      {view.on === 'home' && (
        <Home
          projects={projects}
          quickCore={quickCore}
          kinds={kinds}
          preferences={preferences}
          onPreferences={change}
          onView={setView}
        />
      )}
      {view.on === 'project' && (
        <ProjectPage
          key={view.project.id}
          workspace={workspaceFor(view.project)}
          makes={view.makes}
          begins={view.begins}
          projects={projects}
          quickCore={quickCore}
          kinds={kinds}
          onView={setView}
        />
      )}
      {view.on === 'print' && <PrintPage projects={view.projects} onBack={() => history.back()} />}
    </Language.Provider>
  )
}

interface ProjectProps {
  readonly workspace: Workspace
  readonly makes: boolean
  readonly begins: Beginning | undefined
  readonly projects: Projects
  readonly quickCore: ReturnType<typeof newCoreWorker>
  readonly kinds: readonly KindInfo[]
  readonly onView: (view: View) => void
}

function ProjectPage({ workspace, makes, begins, projects, quickCore, kinds, onView }: ProjectProps) {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    // renders what changed since the last rendering
    redraw(undefined)
    return workspace.listen(() => redraw(undefined))
  }, [workspace])
  useEffect(() => {
    if (makes) void workspace.make()
    const flush = (): void => workspace.flush()
    const leave = (): void => afterPress(flush)
    const hide = (): void => {
      if (document.hidden) flush()
    }
    addEventListener('pagehide', flush)
    addEventListener('focusout', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener('pagehide', flush)
      removeEventListener('focusout', leave)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [workspace])
  useEffect(() => {
    if (workspace.project.lang === 'ja') loadJapaneseFont()
  }, [workspace.project.lang])
  const props = { workspace, kinds, quickCore, projects, begins, onView }
  const here: View = { on: 'project', project: workspace.project, makes: false }
  return (
    <div class="project">
      <Header
        workspace={workspace}
        trouble={projects.trouble}
        onHome={() => onView({ on: 'home' })}
        onPrint={() => onView({ on: 'print', projects: [workspace.project], back: here })}
      />
      {workspace.project.door === 'words' && <WordsPage {...props} />}
      {workspace.project.door === 'picture' && <PicturePage {...props} />}
      {workspace.project.door === 'plain' && <PlainPage {...props} />}
    </div>
  )
}

/**
 * Navigation: the browser's back button leads from paper to the project and from there home. After a reload, the
 * project is found by its id on this device.
 */
function useWay(view: View, onView: (view: View) => void, projects: Projects): void {
  useEffect(() => {
    const follow = async (): Promise<void> => {
      const id = location.hash.slice(1)
      const project = id === '' ? null : await projects.find(id)
      onView(project ? { on: 'project', project, makes: false } : { on: 'home' })
    }
    const back = ({ state }: PopStateEvent): void => {
      if (isSheetLeaving()) return
      // closing a sheet over a paper page must not leave that page
      if (state?.paper !== true) void follow()
    }
    if (location.hash.length > 1) void follow()
    addEventListener('popstate', back)
    return () => removeEventListener('popstate', back)
  }, [])
  useEffect(() => {
    let isOver = false
    void sheetsLeft().then(() => {
      if (!isOver) step(view)
    })
    return () => {
      isOver = true
    }
  }, [view])
}

/** Adds a view to the browser's history, unless it is already the current entry. */
function step(view: View): void {
  if (view.on === 'print') {
    history.pushState({ paper: true }, '')
    return
  }
  const id = view.on === 'project' ? view.project.id : ''
  if (location.hash.slice(1) === id) return
  history.pushState(null, '', id === '' ? location.pathname + location.search : `#${id}`)
}
