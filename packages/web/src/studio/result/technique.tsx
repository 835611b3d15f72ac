/** A technique: its idea in a sentence, and where this puzzle needs it. */
import { useEffect, useState } from 'preact/hooks'
import { useLang } from '../../text/words.ts'
import { LevelDots } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { PictureView } from '../board/drawing.tsx'
import { resultText } from '../text/result.ts'
import { useText } from '../text/text.ts'
import type { PuzzleView, StepText, Technique } from '../workers/core/protocol.ts'
import type { CoreWorker } from '../workers/core/worker.ts'

interface Props {
  readonly technique: Technique
  readonly line: string
  readonly view: PuzzleView
  readonly quickCore: CoreWorker
  readonly onClose: () => void
}

export function TechniqueSheet({ technique, line, view, quickCore, onClose }: Props) {
  const text = useText(resultText)
  const lang = useLang()
  const [stepTexts, setStepTexts] = useState<readonly StepText[]>([])
  useEffect(() => {
    void quickCore
      .ask('steps', { line, technique: technique.id })
      .then((steps) => setStepTexts(steps.ok ? steps.value : []))
  }, [line, technique.id])
  return (
    <Sheet title={technique.name[lang]} onClose={onClose}>
      <p>
        <LevelDots level={technique.level} name={text.levelOf(technique.level)} />
      </p>
      <p>{technique.idea[lang]}</p>
      {stepTexts.length > 0 && <h3>{text.how}</h3>}
      {stepTexts.map(({ cells, text: why }) => (
        <div class="told-step" key={why.en}>
          <PictureView
            label={null}
            picture={{
              ...view.blank,
              marks: [
                ...cells.map(([row, col]) => ({
                  mark: 'box' as const,
                  x: col,
                  y: row,
                  w: 1,
                  h: 1,
                  ink: 'marked' as const,
                })),
                ...view.blank.marks.filter((mark) => mark.mark !== 'box' || mark.ink !== 'paper'),
              ],
            }}
          />
          <p>{why[lang]}</p>
        </div>
      ))}
    </Sheet>
  )
}
