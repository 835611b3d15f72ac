/** The middle of the page: the board, during a search and finished, the tools to edit it, and its figures. */
import { type Cell, holdsCell, nameOfCells } from '@kumiki/core/player'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Button, IconButton } from '../../ui/button.tsx'
import type { Workspace } from '../desk/workspace.ts'
import { keptOf, specOf } from '../model/project.ts'
import { boardText } from '../text/board.ts'
import { useText } from '../text/text.ts'
import { wordsText } from '../text/words.ts'
import type { PlacedWord } from '../workers/core/protocol.ts'
import type { CoreWorker } from '../workers/core/worker.ts'
import { EditBoard } from './cells.tsx'
import { ChosenWord } from './chosen.tsx'
import { PictureView } from './drawing.tsx'
import { Figures } from './figures.tsx'
import { MakingBar } from './making.tsx'
import { Rings } from './rings.tsx'
import { BoardTools, KeptBar, type Tool } from './tools.tsx'
import { Trouble } from './trouble.tsx'

/** A board with this many cells in a row has cells too small for a finger when it fits on a screen. */
const manyCells = 12

interface Props {
  readonly workspace: Workspace
  readonly quickCore: CoreWorker
  readonly emptyText: string
  /** What is to be settled before a board is made. */
  readonly before?: ComponentChildren
}

export function BoardPanel({ workspace, quickCore, emptyText, before }: Props) {
  const text = useText(wordsText)
  const own = useText(boardText)
  const [showsAnswer, setAnswer] = useState(true)
  const [tool, setTool] = useState<Tool>('look')
  const [chosen, setChosen] = useState<string | null>(null)
  const [isArea, setArea] = useState(false)
  const [isLarge, setLarge] = useState(false)
  const [corner, setCorner] = useState<Cell | null>(null)
  const { making, view, trouble: problem } = workspace
  const placed = view?.places.find(({ cells }) => nameOfCells(cells) === chosen) ?? null
  useEffect(() => setChosen(null), [workspace.project.kind])
  const takesArea = tool === 'keep' && isArea
  useEffect(() => setCorner(null), [workspace.project.kind, takesArea, making === null])
  const press = (cell: Cell, from: Cell | null): void => {
    if (!view) return
    if (tool === 'block') return void workspace.edit({ edit: 'block', cell })
    const here = view.places.filter(({ cells }) => holdsCell(cells, cell))
    const other = from ?? corner
    if (tool === 'keep' && other) {
      const inside = view.places.filter(({ cells }) => cells.every((one) => isBetween(one, cell, other)))
      workspace.keep(
        inside.map(({ word }) => word),
        true,
      )
      return void setCorner(null)
    }
    if (takesArea) {
      setChosen(null)
      return void setCorner(cell)
    }
    const next = nextOf(here, chosen)
    setChosen(next ? nameOfCells(next.cells) : null)
    if (tool === 'keep' && next) workspace.keep([next.word], !keptOf(workspace.project).includes(next.word))
  }
  const kept = keptOf(workspace.project)
  const shownWhile = making?.progress?.picture ?? view?.solved
  const isEditable = view !== null && view.edits.length > 0
  return (
    <section class="middle" tabIndex={-1} aria-label={text.panels.board}>
      {making ? (
        <MakingBar workspace={workspace} />
      ) : (
        <div class="board-tools">
          <BoardTools workspace={workspace} tool={tool} onTool={setTool} isArea={isArea} onArea={setArea} />
          <span class="grow" />
          {isEditable && Math.max(view.board.width, view.board.height) > manyCells && (
            <IconButton
              icon="larger"
              name={own.enlarge}
              does="enlarge"
              pressed={isLarge}
              onPress={() => setLarge(!isLarge)}
            />
          )}
          {view && (
            <Button variant="quiet" onPress={() => setAnswer(!showsAnswer)}>
              {showsAnswer ? text.hideAnswer : text.showAnswer}
            </Button>
          )}
        </div>
      )}
      {!making && before}
      {problem && !making && <Trouble workspace={workspace} problem={problem} />}
      <div class="easel">
        {making ? (
          shownWhile ? (
            <PictureView picture={shownWhile} board={making.progress?.board ?? view?.board}>
              <Rings rings={workspace.rings} />
            </PictureView>
          ) : (
            <div class="pale" style={paleSize(specOf(workspace.project).size)} aria-hidden="true" />
          )
        ) : view ? (
          isEditable ? (
            <EditBoard
              view={view}
              showsAnswer={showsAnswer}
              isLarge={isLarge}
              chosen={corner ? [corner] : (placed?.cells ?? [])}
              kept={view.places.flatMap(({ word, cells }) => (kept.includes(word) ? [cells] : []))}
              rings={workspace.rings}
              onPress={press}
            />
          ) : (
            <PictureView picture={showsAnswer ? view.solved : view.blank} board={view.board} />
          )
        ) : (
          !problem && !before && <p class="quiet">{emptyText}</p>
        )}
      </div>
      {!making && isEditable && (
        <div class="under-board">
          {placed ? (
            <ChosenWord workspace={workspace} quickCore={quickCore} placed={placed} />
          ) : (
            <p class="quiet small">{takesArea ? (corner ? own.areaTo : own.areaFrom) : own.toolHelp[tool]}</p>
          )}
          <KeptBar workspace={workspace} />
        </div>
      )}
      <Figures workspace={workspace} />
    </section>
  )
}

/** The placeholder grid has the requested size. */
function paleSize(size: unknown): Record<string, number> {
  const [width = 8, height = width] =
    String(size ?? '')
      .match(/\d+/g)
      ?.map(Number) ?? []
  return { '--w': width, '--h': height }
}

/** Pressing a cell again selects the other word through it. */
function nextOf(here: readonly PlacedWord[], chosen: string | null): PlacedWord | null {
  const at = here.findIndex(({ cells }) => nameOfCells(cells) === chosen)
  return here[(at + 1) % Math.max(1, here.length)] ?? null
}

const isBetween = ([row, col]: Cell, a: Cell, b: Cell): boolean =>
  row >= Math.min(a[0], b[0]) &&
  row <= Math.max(a[0], b[0]) &&
  col >= Math.min(a[1], b[1]) &&
  col <= Math.max(a[1], b[1])
