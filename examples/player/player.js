// A small player of every kind, written against '@kumiki/core/player' alone: nothing here knows a kind.
import * as core from '@kumiki/core/player'

const words = {
  en: { undo: 'Undo', redo: 'Redo', pencil: 'Pencil', turn: 'Across/down', next: 'Next clue' },
  ja: { undo: '戻す', redo: 'やり直す', pencil: 'メモ', turn: 'タテヨコ', next: '次のカギ' },
}
const endings = {
  en: { complete: 'Done.', filled: 'All filled in.' },
  ja: { complete: 'できました。', filled: 'すべて埋まりました。' },
}

/** Plays a kumiki file inside an element; what is wrong with the file, if it cannot be read. */
export async function play(main, text) {
  const file = await core.parseFile(text, core.faces)
  if (!file.ok) return file.error
  file.value(({ puzzle, answer, lang, kind, title }, face) => {
    main.dataset.kind = kind
    show(main, new core.Session(face, puzzle, answer ?? null), lang, title)
  })
  return null
}

function show(main, session, lang, title) {
  const { board, face, puzzle } = session
  const keyboard = new core.Keyboard(session)
  const say = words[lang]
  const asGrid = board.input !== 'join'
  const isTyped = board.input === 'write'
  main.textContent = ''
  main.lang = lang
  make('h1', main, { text: title })
  make('p', main, { text: face.rules[lang] })
  const sheet = make('div', main, { class: 'sheet', style: `--w:${board.width};--h:${board.height}` })
  const svg = make('svg', sheet, { viewBox: `0 0 ${board.width} ${board.height}`, 'aria-hidden': 'true' })
  const label = face.draw(puzzle, session.now.answer).label[lang]
  const grid = make('div', sheet, { role: asGrid ? 'grid' : 'group', 'aria-label': label })
  const status = make('p', main, { 'aria-live': 'polite' })
  const pad = make('p', main)
  const bar = make('p', main)
  const lists = make('div', main)
  const cells = makeCells()
  let drawn = null
  let listed = ''
  let announced = session.announcement

  /** Real elements, in reading order: a field where something is typed, else a button. */
  function makeCells() {
    const rows = new Map()
    const found = new Map()
    for (const cell of core.inReadingOrder(board)) {
      const [row, col] = cell
      if (!rows.has(row)) rows.set(row, make('div', grid, asGrid ? { role: 'row' } : {}))
      const place = asGrid ? { role: 'gridcell', 'aria-rowindex': row + 1, 'aria-colindex': col + 1 } : {}
      const box = make('div', rows.get(row), place)
      const named = asGrid ? core.nameOfCells([cell]) : board.cells.indexOf(cell)
      const look = { class: 'cell', style: `--r:${row};--c:${col}`, tabindex: -1, 'data-target': named }
      const node = make(isTyped ? 'input' : 'button', box, isTyped ? { ...look, autocomplete: 'off' } : look)
      node.addEventListener('focus', () => session.at === cell || refresh(session.go(cell)))
      found.set(core.nameOfCells([cell]), node)
    }
    return found
  }
  function refresh() {
    if (drawn !== session.now) redraw()
    for (const node of cells.values()) node.classList.remove('span', 'held', 'reach')
    mark('span', session.span)
    mark('held', session.held ? [session.held] : [])
    mark('reach', board.input === 'join' ? session.reach : [])
    if (announced !== session.announcement) status.textContent = session.announcement[lang]
    announced = session.announcement
    const here = cells.get(core.nameOfCells([session.at]))
    for (const node of cells.values()) node.tabIndex = node === here ? 0 : -1
    here.setAttribute('aria-label', session.describe(session.at)[lang])
    if (document.activeElement !== here) here.focus({ preventScroll: true })
  }
  /** Marks are values: equal ones keep their node, and later ones lie on top. */
  const nodes = new Map()
  function redraw() {
    drawn = session.now
    const marks = [...face.draw(puzzle, drawn.answer).marks, ...core.noteMarks(board, drawn.notes)]
    const wanted = new Map(marks.map((one) => [JSON.stringify(one), one]))
    for (const [id, node] of nodes) if (!wanted.has(id)) nodes.delete(id) && node.remove()
    for (const [id, one] of wanted) {
      if (!nodes.has(id)) nodes.set(id, shape(one))
      svg.append(nodes.get(id))
    }
    const judgement = session.judgement
    main.dataset.status = judgement.status
    for (const node of cells.values()) node.classList.remove('wrong')
    if (judgement.status === 'broken')
      mark(
        'wrong',
        judgement.faults.flatMap((fault) => fault.cells),
      )
    status.textContent = endings[lang][judgement.status] ?? status.textContent
    for (const [name, node] of cells)
      node.setAttribute('aria-label', session.describe(name.split(',').map(Number))[lang])
    relist()
  }
  function mark(look, list) {
    for (const cell of list) cells.get(core.nameOfCells([cell]))?.classList.add(look)
  }
  function relist() {
    const sideLists = face.lists(puzzle, session.now.answer)
    if (listed === JSON.stringify(sideLists)) return
    listed = JSON.stringify(sideLists)
    lists.textContent = ''
    for (const { heading, remark, items, form } of sideLists) {
      make('h2', lists, { text: remark[lang] ? `${heading[lang]} (${remark[lang]})` : heading[lang] })
      const list = make('ul', lists, { class: form })
      for (const item of items) {
        const button = make('button', make('li', list), {
          text: core.itemLine(item) || '□',
          class: item.done ? 'done' : '',
        })
        button.addEventListener('click', () => {
          const [place] = item.places
          const entry = place && board.lines.find((line) => core.nameOfCells(line.cells) === core.nameOfCells(place))
          if (place) session.go(place[0], entry)
          else session.fill(item.text)
          refresh()
        })
      }
    }
  }

  /** Where a pointer is, in cells; the middle of a cell is its row and column. */
  const at = ({ clientX, clientY }) => {
    const { top, left, width, height } = sheet.getBoundingClientRect()
    return [((clientY - top) / height) * board.height - 0.5, ((clientX - left) / width) * board.width - 0.5]
  }
  let down = null
  sheet.addEventListener('pointerdown', (event) => {
    event.preventDefault()
    sheet.setPointerCapture(event.pointerId)
    down = at(event)
  })
  sheet.addEventListener('pointerup', (event) => {
    if (down) session.point(down, at(event))
    down = null
    refresh()
  })
  grid.addEventListener('keydown', (event) => {
    if (event.isComposing || !keyboard.press(event)) return
    event.preventDefault()
    refresh()
  })
  const take = ({ target, isComposing }) => {
    if (isComposing || target.value === '') return
    session.type(target.value)
    target.value = ''
    refresh()
  }
  grid.addEventListener('input', take)
  grid.addEventListener('compositionend', take)
  const tool = (parent, name, act) =>
    make('button', parent, { text: name }).addEventListener('click', () => {
      act()
      refresh()
    })
  for (const symbol of isTyped ? board.keys.symbols : [])
    tool(pad, core.capOf(board, symbol), () => session.type(symbol))
  tool(bar, say.undo, () => session.undo())
  tool(bar, say.redo, () => session.redo())
  tool(bar, say.pencil, () => (session.pencil = !session.pencil))
  if (session.line) tool(bar, say.turn, () => session.turn())
  if (session.line) tool(bar, say.next, () => session.goEntry(1))
  refresh()
}

/** A mark as SVG. Texts stand on their middle or hang by a corner. */
function shape(mark) {
  const { x, y, x1, y1, x2, y2, r, w, h, ink } = mark
  const look = ink === 'cell' ? 'cell-ink' : ink
  if (mark.mark === 'box') return make('rect', null, { x, y, width: w, height: h, class: look })
  if (mark.mark === 'disc') return make('circle', null, { cx: x, cy: y, r, class: look })
  if (mark.mark === 'line') return make('line', null, { x1, y1, x2, y2, class: look, 'stroke-width': mark.width })
  if (mark.mark === 'band') {
    const [dx, dy] = [x2 - x1, y2 - y1]
    const turn = `translate(${x1} ${y1}) rotate(${(Math.atan2(dy, dx) * 180) / Math.PI})`
    const size = { x: -r, y: -r, width: Math.hypot(dx, dy) + 2 * r, height: 2 * r, rx: r }
    return make('rect', null, { ...size, transform: turn, class: 'band' })
  }
  const across = mark.at === 'centre' ? 'middle' : mark.at.endsWith('left') ? 'start' : 'end'
  const upright = mark.at === 'centre' ? 'central' : mark.at.startsWith('top') ? 'hanging' : 'auto'
  const text = { x, y, 'font-size': mark.size, 'text-anchor': across, 'dominant-baseline': upright, class: look }
  return make('text', null, { ...text, text: mark.text })
}

function make(tag, parent, props = {}) {
  const isDrawn = ['svg', 'rect', 'line', 'circle', 'text'].includes(tag)
  const node = document.createElementNS(`http://www.w3.org/${isDrawn ? '2000/svg' : '1999/xhtml'}`, tag)
  for (const [name, value] of Object.entries(props))
    if (name === 'text') node.textContent = value
    else node.setAttribute(name, value)
  parent?.append(node)
  return node
}
