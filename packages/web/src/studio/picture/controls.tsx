/** The options of a picture puzzle as sliders; one without effect on this picture is disabled with the reason. */
import type { ComponentChildren } from 'preact'
import { Segmented, Switch } from '../../ui/button.tsx'
import { Slider } from '../../ui/slider.tsx'
import type { Spec } from '../model/project.ts'
import { pictureText } from '../text/picture.ts'
import { useText } from '../text/text.ts'
import { narrowest, sizeFor, widest, widthOf } from './sizes.ts'

interface Props {
  readonly kind: string
  readonly spec: Spec
  /** The format of the picture. */
  readonly source: 'greys' | 'pixels' | 'strokes'
  /** The size of the resulting board in cells; null if it is not known yet. */
  readonly board: { readonly width: number; readonly height: number } | null
  /** The picture's width divided by its height. */
  readonly ratio: number
  readonly onChange: (name: string, value: unknown) => void
}

export function Controls({ kind, spec, source, board, ratio, onChange }: Props) {
  const text = useText(pictureText)
  const width = widthOf(spec.size)
  const size = board ? `${board.width} × ${board.height}` : String(spec.size ?? text.auto).replace('x', ' × ')
  return (
    <div class="controls">
      <Automatic isSet={width !== null} name={text.size} onReset={() => onChange('size', undefined)}>
        <Slider
          name={text.size}
          value={Math.min(widest, width ?? board?.width ?? 20)}
          text={size}
          min={narrowest}
          max={widest}
          ends={[text.sizeLow, text.sizeHigh]}
          onMove={(next) => onChange('size', sizeFor(next, ratio))}
        />
      </Automatic>
      {kind === 'hashi' && <Lines spec={spec} source={source} onChange={onChange} />}
      <div class="control">
        <span id="level-name">{text.level}</span>
        <Segmented
          name={text.level}
          of={[['0', text.any], ...[1, 2, 3, 4, 5].map((one) => [String(one), String(one)] as const)]}
          value={String(spec.level ?? 0)}
          onChoose={(level) => onChange('level', level === '0' ? undefined : Number(level))}
        />
      </div>
    </div>
  )
}

function Lines({ spec, source, onChange }: Pick<Props, 'spec' | 'source' | 'onChange'>) {
  const text = useText(pictureText)
  const isDrawn = source === 'strokes'
  const threshold = typeof spec.threshold === 'number' ? spec.threshold : null
  const detail = typeof spec.detail === 'number' ? spec.detail : null
  const whyDrawn = isDrawn ? text.onlyPixels : undefined
  return (
    <>
      <Automatic isSet={threshold !== null} name={text.threshold} onReset={() => onChange('threshold', undefined)}>
        <Slider
          name={text.threshold}
          value={threshold ?? 50}
          text={threshold === null ? text.auto : `${threshold} %`}
          min={1}
          max={99}
          ends={[text.thresholdLow, text.thresholdHigh]}
          disabled={source !== 'greys'}
          why={source === 'pixels' ? text.onlyGreys : whyDrawn}
          onMove={(next) => onChange('threshold', next)}
        />
      </Automatic>
      <Automatic isSet={detail !== null} name={text.detail} onReset={() => onChange('detail', undefined)}>
        <Slider
          name={text.detail}
          value={detail ?? 3}
          text={detail === null ? text.auto : text.detailValue(detail)}
          min={1}
          max={5}
          ends={[text.detailLow, text.detailHigh]}
          disabled={isDrawn}
          why={whyDrawn}
          onMove={(next) => onChange('detail', next)}
        />
      </Automatic>
      {!isDrawn && (
        <div class="control">
          <span>{text.trace}</span>
          <Segmented
            name={text.trace}
            of={[
              ['auto', text.traces.auto],
              ['outline', text.traces.outline],
              ['centre', text.traces.centre],
            ]}
            value={spec.trace === 'outline' || spec.trace === 'centre' ? spec.trace : 'auto'}
            onChoose={(trace) => onChange('trace', trace === 'auto' ? undefined : trace)}
          />
        </div>
      )}
      <Switch on={spec.noAdjacent === true} onTurn={(on) => onChange('noAdjacent', on ? true : undefined)}>
        {text.apart}
      </Switch>
    </>
  )
}

interface AutomaticProps {
  readonly isSet: boolean
  readonly name: string
  readonly onReset: () => void
  readonly children: ComponentChildren
}

/** A slider that can be reset to automatic. */
function Automatic({ isSet, name, onReset, children }: AutomaticProps) {
  const text = useText(pictureText)
  return (
    <div class="control">
      {children}
      {isSet && (
        <button type="button" class="link small" onClick={onReset} aria-label={`${name}: ${text.autoSet}`}>
          {text.autoSet}
        </button>
      )}
    </div>
  )
}
