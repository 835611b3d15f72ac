/**
 * The time spent playing: it starts with the first stroke, and stops while the page is hidden or the game is paused.
 */
export class Clock {
  #before: number
  #since: number | null = null

  constructor(seconds: number) {
    this.#before = seconds * 1000
  }
  get isRunning(): boolean {
    return this.#since !== null
  }
  get seconds(): number {
    const running = this.#since === null ? 0 : performance.now() - this.#since
    return Math.floor((this.#before + running) / 1000)
  }
  /** Takes over a longer time from another tab. */
  reach(seconds: number): void {
    if (seconds > this.seconds) this.#before += (seconds - this.seconds) * 1000
  }
  set(seconds: number): void {
    this.#before = seconds * 1000
    if (this.#since !== null) this.#since = performance.now()
  }
  start(): void {
    this.#since ??= performance.now()
  }
  stop(): void {
    if (this.#since !== null) this.#before += performance.now() - this.#since
    this.#since = null
  }
}

/** 8:32, 1:02:03 */
export function timeText(seconds: number): string {
  const two = (value: number): string => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
