/** All settings for paper; a disabled one gives the reason. */
import type { ComponentChildren } from 'preact'
import { Segmented, Switch } from '../../ui/button.tsx'
import { outputText } from '../text/output.ts'
import { useText } from '../text/text.ts'
import {
  type Choices,
  type Contents,
  copiesIn,
  fewestCopies,
  furiganaChoices,
  isBook,
  isDifferent,
  isForClass,
  maxCopies,
} from './choices.ts'

interface Props {
  readonly choices: Choices
  readonly stack: Contents
  /** Why there are no codes although they were requested. */
  readonly codeWhy: string | undefined
  readonly onChange: (part: Partial<Choices>) => void
}

export function Settings({ choices, stack, codeWhy, onChange }: Props) {
  const text = useText(outputText)
  const bound = isBook(choices, stack)
  const copied = isDifferent(choices, stack)
  const turn = (name: keyof Choices) => (on: boolean) => onChange({ [name]: on })
  const isMany = stack.count > 1
  return (
    <>
      <Group>
        <Choice label={text.paper}>
          <Segmented
            name={text.paper}
            of={(['a4', 'b5', 'letter'] as const).map((one) => [one, text.papers[one]])}
            value={choices.paper}
            onChoose={(paper) => onChange({ paper, trim: '' })}
          />
        </Choice>
        <Choice label={text.turn}>
          <Segmented
            name={text.turn}
            of={(['upright', 'lying'] as const).map((one) => [one, text.turns[one]])}
            value={choices.turn}
            onChoose={(side) => onChange({ turn: side })}
          />
        </Choice>
        <Choice label={text.type}>
          <Segmented
            name={text.type}
            of={(['normal', '12', '14', 'large'] as const).map((one) => [one, text.types[one]])}
            value={choices.type}
            onChoose={(type) => onChange({ type })}
          />
        </Choice>
        <Choice label={text.sheetLang}>
          <Segmented
            name={text.sheetLang}
            of={(['own', 'ja', 'en'] as const).map((one) => [one, text.sheetLangs[one]])}
            value={choices.lang}
            onChoose={(lang) => onChange({ lang })}
          />
        </Choice>
        {isMany && (
          <Choice label={text.perPage}>
            <Segmented
              name={text.perPage}
              of={(['1', '2', '4'] as const).map((one) => [one, one])}
              value={choices.perPage}
              onChoose={(perPage) => onChange({ perPage })}
            />
          </Choice>
        )}
      </Group>
      <Group>
        {isMany ? (
          <Switch on={bound} hint={text.bookHint} onTurn={turn('book')}>
            {text.book}
          </Switch>
        ) : (
          <Switch
            on={copied}
            hint={text.classHint}
            why={stack.hasWords ? undefined : text.classNot}
            onTurn={turn('forClass')}
          >
            {text.class}
          </Switch>
        )}
        {isForClass(choices, stack) && (
          <Choice label={text.boardsFor}>
            <Segmented
              name={text.boardsFor}
              of={(['different', 'same'] as const).map((one) => [one, text.boardsForAll[one]])}
              value={choices.boards}
              onChoose={(boards) => onChange({ boards })}
            />
          </Choice>
        )}
        {isForClass(choices, stack) && !copied && <p class="quiet">{text.sameHint}</p>}
        {copied && <CopiesField value={choices.copies} onChange={(copies) => onChange({ copies })} />}
        {bound && <BookFields choices={choices} onChange={onChange} />}
      </Group>
      <Group>
        <Choice label={text.answers}>
          <Segmented
            name={text.answers}
            of={(['back', 'apart', 'none'] as const)
              .filter((one) => !bound || one !== 'apart')
              .map((one) => [one, text.answerPlaces[one]])}
            value={bound && choices.answers === 'apart' ? 'back' : choices.answers}
            onChoose={(answers) => onChange({ answers })}
          />
        </Choice>
      </Group>
      {stack.isJapanese && <FuriganaField value={choices.furigana} onChange={(furigana) => onChange({ furigana })} />}
      <Group variant="switches">
        <Switch on={choices.nameLine && !bound} why={bound ? text.notInBook : undefined} onTurn={turn('nameLine')}>
          {text.nameLine}
        </Switch>
        {stack.hasMeanings && (
          <Switch on={choices.meanings} hint={text.meaningsHint} onTurn={turn('meanings')}>
            {text.meanings}
          </Switch>
        )}
        {stack.lacksClues && (
          <Switch on={choices.wordList} hint={text.wordListHint} onTurn={turn('wordList')}>
            {text.wordList}
          </Switch>
        )}
        <Switch on={choices.qr && codeWhy === undefined} why={choices.qr ? codeWhy : undefined} onTurn={turn('qr')}>
          {text.qr}
        </Switch>
        <Switch on={choices.inkSaver} onTurn={turn('inkSaver')}>
          {text.inkSaver}
        </Switch>
        <Switch on={choices.slip && !copied} why={copied ? text.slipNot : undefined} onTurn={turn('slip')}>
          {text.slip}
        </Switch>
        <Switch on={choices.split} onTurn={turn('split')}>
          {text.split}
        </Switch>
      </Group>
    </>
  )
}

const Group = ({ variant = '', children }: { readonly variant?: string; readonly children: ComponentChildren }) => (
  <div class={`group ${variant}`}>{children}</div>
)

const Choice = ({ label, children }: { readonly label: string; readonly children: ComponentChildren }) => (
  <div class="choice">
    <span class="label" aria-hidden="true">
      {label}
    </span>
    {children}
  </div>
)

interface FuriganaProps {
  readonly value: Choices['furigana']
  readonly onChange: (value: Choices['furigana']) => void
}

function FuriganaField({ value, onChange }: FuriganaProps) {
  const text = useText(outputText)
  return (
    <label class="furigana-field">
      <span>{text.furigana}</span>
      <select
        class="field"
        name="furigana"
        value={value}
        onChange={(event) => {
          const chosen = furiganaChoices.find((one) => one === event.currentTarget.value)
          if (chosen) onChange(chosen)
        }}
      >
        {furiganaChoices.map((one) => (
          <option key={one} value={one}>
            {text.furiganas[one]}
          </option>
        ))}
      </select>
    </label>
  )
}

function CopiesField({ value, onChange }: { readonly value: number; readonly onChange: (count: number) => void }) {
  const text = useText(outputText)
  return (
    <label class="copies">
      <span>{text.copies}</span>
      <input
        class="field"
        name="copies"
        type="number"
        inputMode="numeric"
        min={fewestCopies}
        max={maxCopies}
        value={value}
        onInput={({ currentTarget: { valueAsNumber: typed } }) => {
          if (typed >= fewestCopies) onChange(copiesIn(typed))
        }}
      />
    </label>
  )
}

function BookFields({ choices, onChange }: Pick<Props, 'choices' | 'onChange'>) {
  const text = useText(outputText)
  const fields = [
    ['bookTitle', text.bookTitle],
    ['subtitle', text.subtitle],
    ['editor', text.editor],
  ] as const
  return (
    <div class="book-fields">
      {fields.map(([name, label]) => (
        <label key={name}>
          <span>{label}</span>
          <input
            class="field"
            name={name}
            maxLength={100}
            value={choices[name]}
            onInput={(event) => onChange({ [name]: event.currentTarget.value })}
          />
        </label>
      ))}
      <label>
        <span>{text.trim}</span>
        <select
          name="trim"
          value={choices.trim}
          onChange={(event) => {
            const trim = (['', '6x9', '7x10', '8x10', '8.5x11', 'a5'] as const).find(
              (one) => one === event.currentTarget.value,
            )
            onChange({ trim: trim ?? '' })
          }}
        >
          <option value="">{text.trimNone}</option>
          {['6x9', '7x10', '8x10', '8.5x11', 'a5'].map((one) => (
            <option key={one} value={one}>
              {one === 'a5' ? 'A5' : `${one.replace('x', ' × ')} in`}
            </option>
          ))}
        </select>
      </label>
      <Switch on={choices.bleed} onTurn={(bleed) => onChange({ bleed })}>
        {text.bleed}
      </Switch>
    </div>
  )
}
