/** The bar over a project: its title, whether it is saved, and its actions. */
import { useState } from 'preact/hooks'
import { useLang } from '../text/words.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Icon, Logo } from '../ui/icons.tsx'
import type { Workspace } from './desk/workspace.ts'
import { titledLine } from './model/project.ts'
import type { Projects } from './model/projects.ts'
import { Export } from './output/export.tsx'
import { Share } from './share/share.tsx'
import { frameText } from './text/frame.ts'
import { useText } from './text/text.ts'

interface Props {
  readonly workspace: Workspace
  readonly trouble: Projects['trouble']
  readonly onHome: () => void
  readonly onPrint: () => void
}

export function Header({ workspace, trouble, onHome, onPrint }: Props) {
  const text = useText(frameText)
  const lang = useLang()
  const [open, setOpen] = useState<'share' | 'export' | null>(null)
  const { project, view } = workspace
  const line = titledLine(project)
  const state =
    trouble === 'blocked'
      ? text.blocked
      : trouble === 'full'
        ? text.full
        : workspace.isOther
          ? text.otherTab
          : workspace.making
            ? text.saving
            : text.saved
  const isIdle = line === null || workspace.making !== null
  return (
    <header class="bar">
      <button type="button" class="btn skip" data-do="skip" onClick={toBoard}>
        {text.skip}
      </button>
      <button type="button" class="house" onClick={onHome} aria-label={`${text.name} · ${text.home}`}>
        <Logo />
        <b class="only-desk">{text.name}</b>
      </button>
      <h1 class="unseen">{project.title || view?.kindTitle[lang] || text.untitled}</h1>
      <label class="naming">
        <span class="unseen">{text.rename}</span>
        <input
          value={project.title}
          placeholder={view?.kindTitle[lang] ?? text.untitled}
          maxLength={200}
          onInput={(event) => workspace.rename(event.currentTarget.value)}
        />
        <Icon name="pencil" />
        <small class={trouble === 'none' ? 'quiet' : 'warn'} role="status">
          {state}
        </small>
      </label>
      <span class="grow" />
      <IconButton icon="undo" name={text.undo} disabled={!workspace.canUndo} onPress={() => workspace.undo()} />
      <IconButton icon="redo" name={text.redo} disabled={!workspace.canRedo} onPress={() => workspace.redo()} />
      <span class="gives">
        <Button
          variant="plain"
          icon="print"
          disabled={isIdle}
          does="print"
          why={isIdle ? text.notYet : undefined}
          onPress={onPrint}
        >
          {text.print}
        </Button>
        <Button
          variant="plain"
          icon="save"
          disabled={isIdle}
          does="export"
          why={isIdle ? text.notYet : undefined}
          onPress={() => setOpen('export')}
        >
          {text.export}
        </Button>
        <Button
          variant={isIdle || workspace.isStale ? 'plain' : 'primary'}
          icon="share"
          disabled={isIdle}
          does="share"
          why={isIdle ? text.notYet : undefined}
          onPress={() => setOpen('share')}
        >
          {text.share}
        </Button>
      </span>
      {open === 'share' && line && <Share workspace={workspace} line={line} onClose={() => setOpen(null)} />}
      {open === 'export' && line && <Export line={line} onClose={() => setOpen(null)} onPrint={onPrint} />}
    </header>
  )
}

/** Moves the focus to the cell of the board that Tab would reach, or else to the part of the page with the board. */
function toBoard(): void {
  const cell = document.querySelector<HTMLElement>('.edit-cells [tabindex="0"]')
  const part = document.querySelector<HTMLElement>('.middle, .picture-main')
  ;(cell?.offsetParent ? cell : part)?.focus()
}
