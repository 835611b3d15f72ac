/**
 * A form made from the options of a kind: each with its name, a control by its type, and a sentence. Words are entered
 * elsewhere. An option that another one makes ineffective is disabled with the reason; an invalid value is reported at
 * its field during input.
 */
import type { Option } from '@kumiki/core/spec'
import { useLang } from '../../text/words.ts'
import { Button } from '../../ui/button.tsx'
import type { Workspace } from '../desk/workspace.ts'
import { specOf } from '../model/project.ts'
import { optionsText } from '../text/options.ts'
import { optionName, problemSentence, useSentence } from '../text/spell.ts'
import { useText } from '../text/text.ts'
import type { KindInfo, Weighed } from '../workers/core/protocol.ts'
import type { CoreWorker } from '../workers/core/worker.ts'
import { Control } from './control.tsx'
import { PictureField } from './picture.tsx'

/** The options that are used most, in every kind that has them. */
const often = ['size', 'level', 'keyword', 'message', 'bank', 'kana', 'clues', 'mode', 'numbers', 'symmetric']

interface Props {
  readonly workspace: Workspace
  readonly info: KindInfo
  readonly quickCore: CoreWorker
  readonly weighed: Weighed
}

export function Fields({ workspace, info, quickCore, weighed }: Props) {
  const text = useText(optionsText)
  const lang = useLang()
  const spec = specOf(workspace.project)
  const open = info.options.filter(({ reads }) => reads !== 'words')
  const first = open.filter(({ name }) => often.includes(name))
  const rest = open.filter(({ name }) => !often.includes(name))
  const field = (option: Option) => (
    <Field key={option.name} option={option} workspace={workspace} quickCore={quickCore} weighed={weighed} />
  )
  return (
    <div class="fields">
      {info.presets.length > 0 && (
        <fieldset class="presets">
          <legend>{text.presets}</legend>
          {info.presets.map(({ id, title, spec: preset }) => (
            <Button
              key={id}
              onPress={() =>
                workspace.change({ specs: { ...workspace.project.specs, [info.kind]: { ...spec, ...preset } } })
              }
            >
              {title[lang]}
            </Button>
          ))}
        </fieldset>
      )}
      {first.map(field)}
      {rest.length > 0 && (
        <details>
          <summary>{text.rest}</summary>
          {rest.map(field)}
        </details>
      )}
    </div>
  )
}

interface FieldProps {
  readonly option: Option
  readonly workspace: Workspace
  readonly quickCore: CoreWorker
  readonly weighed: Weighed
}

function Field({ option, workspace, quickCore, weighed }: FieldProps) {
  const lang = useLang()
  const sentence = useSentence()
  const { name } = option
  const value = specOf(workspace.project)[name]
  const vain = weighed.vain[name]
  const problem = weighed.wrong[name] ?? null
  const isPicture = option.reads === 'drawing' || option.reads === 'shape'
  return (
    <div class={`option ${problem ? 'is-bad' : ''}`} data-option={name}>
      <label for={`option-${name}`}>
        <b>{optionName(name, lang)}</b>
      </label>
      {isPicture ? (
        <PictureField workspace={workspace} quickCore={quickCore} />
      ) : (
        <Control
          option={option}
          value={value}
          isOff={vain !== undefined && value === undefined}
          isBad={problem !== null}
          onChange={(next) => workspace.setSpec(name, next)}
        />
      )}
      {problem && (
        <small class="bad" role="alert">
          {problemSentence(problem, lang)}
        </small>
      )}
      {vain && !problem && <small class="warn">{sentence(vain)}</small>}
      <small class="quiet" id={`about-${name}`}>
        {sentence(option.text)}
      </small>
    </div>
  )
}
