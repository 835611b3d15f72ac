/**
 * The lists beside a board: clues in order, words in columns, boxes to be filled. Pressing an item moves to its place,
 * or writes it.
 */
import { type Cell, type Item, nameOfCells, type PuzzleTypes, type SideList, sameCell } from '@kumiki/core/player'
import { Component } from 'preact'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { Game } from '../game/game.ts'
import { useLang, useWords } from '../text/words.ts'
import { Icon } from '../ui/icons.tsx'
import { Ruby, widthOf } from '../ui/ruby.tsx'

export function Lists<K extends PuzzleTypes>({
  game,
  forms,
  onLocate,
}: {
  readonly game: Game<K>
  readonly forms: readonly SideList['form'][]
  /** Opens the form that locates a word by the places of its ends. */
  readonly onLocate: (item: Item) => void
}) {
  const sideLists = game.sideLists.filter(({ form }) => forms.includes(form))
  const wordLists = sideLists.filter(({ form }) => form === 'words')
  return (
    <>
      {wordLists.length > 0 && (
        <Progress items={wordLists.flatMap(({ items }) => items)} isFinding={game.session.board.input === 'run'} />
      )}
      <div class="lists">
        {sideLists.map((sideList) => (
          <List
            key={sideList.heading.en + (sideList.length?.count ?? '')}
            game={game}
            sideList={sideList}
            onLocate={onLocate}
          />
        ))}
      </div>
    </>
  )
}

const Progress = ({ items, isFinding }: { readonly items: readonly Item[]; readonly isFinding: boolean }) => {
  const words = useWords()
  const counted = items.filter(({ times }) => times > 0)
  const done = counted.filter((item) => item.done).length
  const [count, rest] = isFinding ? words.found(done, counted.length) : words.placed(done, counted.length)
  return (
    <p class="progress">
      <b>{count}</b> {rest}
      <progress max={counted.length} value={done} aria-label={`${count} ${rest}`} />
    </p>
  )
}

function List<K extends PuzzleTypes>({
  game,
  sideList,
  onLocate,
}: {
  readonly game: Game<K>
  readonly sideList: SideList
  readonly onLocate: (item: Item) => void
}) {
  const lang = useLang()
  const { heading, remark, items, form, length } = sideList
  const here = game.session.line?.cells
  // the items of a list do not change during a game
  const longest = useMemo(() => Math.max(0, ...items.map(({ text }) => widthOf(text))), [game])
  const isOfLength = length !== null && game.session.line?.cells.length === length.count && form === 'words'
  return (
    <section class={`list list-${form} ${isOfLength ? 'here' : ''}`} style={{ '--longest': longest }}>
      {length === null ? (
        <h2>
          {heading[lang]}
          {remark[lang] !== '' && <small>{remark[lang]}</small>}
        </h2>
      ) : (
        <h2 class="count" aria-label={heading[lang]}>
          {length.count}
        </h2>
      )}
      <ul>
        {items.map((item, at) => (
          <ListItem
            key={at}
            game={game}
            item={item}
            form={form}
            onLocate={onLocate}
            isHere={form === 'clues' && here !== undefined && item.places.some((place) => isSamePlace(place, here))}
          />
        ))}
      </ul>
    </section>
  )
}

interface ItemProps<K extends PuzzleTypes> {
  readonly game: Game<K>
  readonly item: Item
  readonly form: SideList['form']
  readonly onLocate: (item: Item) => void
  readonly isHere: boolean
}

/** Renders again only if its own props have changed: a key press changes one item of hundreds. */
class ListItem<K extends PuzzleTypes> extends Component<ItemProps<K>> {
  override shouldComponentUpdate({ game, item, isHere }: ItemProps<K>): boolean {
    const now = this.props
    return game !== now.game || isHere !== now.isHere || !isSameItem(item, now.item)
  }
  override render() {
    return <ItemLine {...this.props} />
  }
}

const isSameItem = (a: Item, b: Item): boolean =>
  a.label === b.label &&
  a.text === b.text &&
  a.note === b.note &&
  a.done === b.done &&
  a.places.length === b.places.length &&
  a.places.every((place, at) => isSamePlace(place, b.places[at] ?? []))

const isSamePlace = (a: readonly Cell[], b: readonly Cell[]): boolean =>
  a.length === b.length && a.every((cell, at) => sameCell(cell, b[at]))

function ItemLine<K extends PuzzleTypes>({ game, item, form, onLocate, isHere }: ItemProps<K>) {
  const words = useWords()
  const node = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isHere) node.current?.scrollIntoView({ block: 'nearest' })
  }, [isHere])
  const { label, text, note, done } = item
  const state = done && form !== 'boxes' && form !== 'table' ? (form === 'clues' ? words.clueDone : words.wordDone) : ''
  return (
    <li class={`${done ? 'done' : ''} ${isHere ? 'here' : ''} ${item.begins ? 'begins' : ''}`}>
      <button
        ref={node}
        type="button"
        aria-current={isHere || undefined}
        onClick={() => {
          if (game.session.board.input === 'run' && item.places.length < item.times) onLocate(item)
          else game.do((session) => follow(game, item, session.at))
        }}
      >
        {form === 'words' && done && <Icon name="tick" />}
        {label !== '' && <b>{label}</b>}
        <span class="text">
          <Ruby text={text} />
        </span>
        {note !== '' && (
          <small>
            <Ruby text={note} />
          </small>
        )}
        {item.times > 1 && <small>×{item.times}</small>}
        {state !== '' && <span class="unseen">{state}</span>}
        {form === 'clues' && done && <Icon name="pencil" />}
      </button>
    </li>
  )
}

/** Moves to the place of an item; a word without one is written into the current entry. */
function follow<K extends PuzzleTypes>({ session }: Game<K>, { places, text }: Item, at: Cell): void {
  const [place] = places
  const [first] = place ?? []
  if (!place || !first) {
    session.fill(text)
    return
  }
  const line = session.board.lines.find(({ cells }) => nameOfCells(cells) === nameOfCells(place))
  const open = place.find((cell) => session.symbolAt(cell) === '')
  session.go(open ?? (at === first ? at : first), line ?? null)
}

/** The boxes of a keyword or message in one row. */
export function Boxes<K extends PuzzleTypes>({ game }: { readonly game: Game<K> }) {
  const lang = useLang()
  const boxes = game.sideLists.filter(({ form }) => form === 'boxes')
  return (
    <>
      {boxes.map(({ heading, items }) => (
        <div key={heading.en} class="boxes" role="group" aria-label={heading[lang]}>
          <span class="label">{heading[lang].replace(/[（(].*$/, '')}</span>
          {items.map((item, at) => (
            <button
              key={at}
              type="button"
              class={`box ${item.text === '' ? 'empty' : ''} ${item.begins ? 'begins' : ''}`}
              aria-label={`${item.label} ${item.text}`}
              onClick={() => game.do((session) => follow(game, item, session.at))}
            >
              {item.text === '' ? <small>{item.label}</small> : item.text}
            </button>
          ))}
        </div>
      ))}
    </>
  )
}

/** Tables of names with the letters found for them; an item moves to its first place. */
export function Tables<K extends PuzzleTypes>({ game }: { readonly game: Game<K> }) {
  const lang = useLang()
  const tables = game.sideLists.filter(({ form }) => form === 'table')
  return (
    <>
      {tables.map(({ heading, items }) => (
        <section key={heading.en} class="table" aria-label={heading[lang]}>
          {items.map((item) => (
            <button
              key={item.label}
              type="button"
              class={item.text === '' ? 'empty' : ''}
              onClick={() => game.do((session) => follow(game, item, session.at))}
            >
              <small>{item.label}</small> <b>{item.text}</b>
            </button>
          ))}
        </section>
      ))}
    </>
  )
}
