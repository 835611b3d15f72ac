/**
 * A binary heap of variables, most active first. Positions are tracked, so a variable whose activity grows moves in
 * O(log n). Ties go to the lower number, so a search is the same on every machine.
 */
export class ActivityHeap {
  private readonly heap: Int32Array
  private readonly place: Int32Array
  private readonly activity: Float64Array
  private size = 0

  constructor(activity: Float64Array) {
    this.activity = activity
    this.heap = new Int32Array(activity.length)
    this.place = new Int32Array(activity.length).fill(-1)
  }

  get empty(): boolean {
    return this.size === 0
  }

  has(item: number): boolean {
    return this.place[item]! >= 0
  }

  push(item: number): void {
    if (this.place[item]! >= 0) return
    this.heap[this.size] = item
    this.place[item] = this.size
    this.rise(this.size++)
  }

  pop(): number {
    const { heap, place } = this
    const top = heap[0]!
    place[top] = -1
    const last = heap[--this.size]!
    if (this.size > 0) {
      heap[0] = last
      place[last] = 0
      this.sink(0)
    }
    return top
  }

  /** Restores the order after the activity of a member has grown. */
  grown(item: number): void {
    const at = this.place[item]!
    if (at >= 0) this.rise(at)
  }

  private before(a: number, b: number): boolean {
    const difference = this.activity[a]! - this.activity[b]!
    return difference > 0 || (difference === 0 && a < b)
  }

  private rise(from: number): void {
    const { heap, place } = this
    const item = heap[from]!
    let at = from
    while (at > 0) {
      const up = (at - 1) >> 1
      const above = heap[up]!
      if (!this.before(item, above)) break
      heap[at] = above
      place[above] = at
      at = up
    }
    heap[at] = item
    place[item] = at
  }

  private sink(from: number): void {
    const { heap, place, size } = this
    const item = heap[from]!
    let at = from
    for (;;) {
      let child = 2 * at + 1
      if (child >= size) break
      if (child + 1 < size && this.before(heap[child + 1]!, heap[child]!)) child++
      const below = heap[child]!
      if (!this.before(below, item)) break
      heap[at] = below
      place[below] = at
      at = child
    }
    heap[at] = item
    place[item] = at
  }
}
