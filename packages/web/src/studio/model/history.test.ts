import { describe, expect, it } from 'vitest'
import { History } from './history.ts'

const statesBack = (history: History<number>): number[] => {
  const states = [history.now]
  while (history.canUndo) {
    history.undo()
    states.push(history.now)
  }
  return states
}

describe('a change', () => {
  it('is undone step by step to the first state, and redone to the last', () => {
    const history = new History(0)
    for (let state = 1; state <= 300; state++) history.change(state)
    expect(statesBack(history)).toEqual(Array.from({ length: 301 }, (_, at) => 300 - at))
    while (history.canRedo) history.redo()
    expect(history.now).toBe(300)
  })

  it('is undone together with consecutive ones about the same thing', () => {
    const history = new History(0)
    history.change(1, 'title')
    history.change(2, 'title')
    history.change(3, 'size')
    history.change(4, 'title')
    expect(statesBack(history)).toEqual([4, 3, 2, 0])
  })

  it('without a name is undone alone', () => {
    const history = new History(0)
    history.change(1)
    history.change(2)
    expect(statesBack(history)).toEqual([2, 1, 0])
  })

  it('after an undo is a step of its own, and drops what could be redone', () => {
    const history = new History(0)
    history.change(1, 'title')
    history.undo()
    history.change(2, 'title')
    expect(history.canRedo).toBe(false)
    expect(statesBack(history)).toEqual([2, 0])
  })

  it('that replaces the state is no step', () => {
    const history = new History(0)
    history.replace(1)
    expect(history.canUndo).toBe(false)
    history.undo()
    history.redo()
    expect(history.now).toBe(1)
  })

  it('made everywhere is in every state', () => {
    const history = new History({ n: 0, isOut: false })
    history.change({ n: 1, isOut: false })
    history.change({ n: 2, isOut: false })
    history.undo()
    history.everywhere((state) => ({ ...state, isOut: true }))
    expect(history.now).toEqual({ n: 1, isOut: true })
    history.redo()
    expect(history.now).toEqual({ n: 2, isOut: true })
    history.undo()
    history.undo()
    expect(history.now).toEqual({ n: 0, isOut: true })
  })
})
