/** Metrics for Prometheus, in its text format. No label holds an id, an address or anything else from a visitor. */

/** Upper bounds of the duration buckets, in seconds. */
const classes = [0.005, 0.025, 0.1, 0.2, 0.5, 1, 5]

interface Timing {
  readonly counts: number[]
  sum: number
  count: number
}

export class Metrics {
  readonly #requests = new Map<string, Timing>()
  readonly #counters = new Map<string, number>()

  /** Counts an answered request. */
  answered(method: string, path: string, status: number, seconds: number): void {
    const key = `method="${method}",path="${path}",status="${status}"`
    const timing = this.#requests.get(key) ?? { counts: classes.map(() => 0), sum: 0, count: 0 }
    for (const [i, end] of classes.entries()) if (seconds <= end) timing.counts[i] = (timing.counts[i] ?? 0) + 1
    timing.sum += seconds
    timing.count++
    this.#requests.set(key, timing)
  }

  count(name: 'published' | 'judged' | 'entered' | 'played' | 'made' | 'faults', by = 1): void {
    this.#counters.set(name, (this.#counters.get(name) ?? 0) + by)
  }

  text(): string {
    const lines = ['# TYPE kumiki_request_seconds histogram']
    for (const [key, { counts, sum, count }] of this.#requests) {
      for (const [i, end] of classes.entries())
        lines.push(`kumiki_request_seconds_bucket{${key},le="${end}"} ${counts[i]}`)
      lines.push(`kumiki_request_seconds_bucket{${key},le="+Inf"} ${count}`)
      lines.push(`kumiki_request_seconds_sum{${key}} ${sum}`, `kumiki_request_seconds_count{${key}} ${count}`)
    }
    for (const [name, value] of this.#counters)
      lines.push(`# TYPE kumiki_${name}_total counter`, `kumiki_${name}_total ${value}`)
    lines.push(
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
    )
    return `${lines.join('\n')}\n`
  }
}
