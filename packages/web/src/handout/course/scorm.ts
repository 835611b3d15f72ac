/**
 * SCORM 1.2: the course gives its page an object of functions, found among the windows around it (SCORM Run-Time
 * Environment 1.2, 3.3). All values are texts, and a call that fails says "false".
 */

import type { Course, Progress } from './course.ts'
import { memoryOf } from './memory.ts'

interface Runtime {
  LMSInitialize(empty: ''): unknown
  LMSFinish(empty: ''): unknown
  LMSGetValue(name: string): unknown
  LMSSetValue(name: string, value: string): unknown
  LMSCommit(empty: ''): unknown
}

/** How much a course must be able to remember, in characters. */
const maxMemory = 4_096
/** A commit is a request to a server. */
const commitMs = 20_000

export async function openCourse(): Promise<Course> {
  const runtime = runtimeAround()
  if (!runtime) return { keeper: memoryOf('', 0, async () => true), tell: () => {}, trouble: 'alone' }
  const isOpen = String(runtime.LMSInitialize('')) === 'true'
  const get = (name: string): string => String(runtime.LMSGetValue(name) ?? '')
  const set = (name: string, value: string): boolean => String(runtime.LMSSetValue(name, value)) === 'true'
  const isReview = isOpen && get('cmi.core.lesson_mode') === 'review'
  let status = isOpen ? get('cmi.core.lesson_status') : ''
  let committed = performance.now()
  let before: number | null = null
  const commit = (): void => {
    committed = performance.now()
    runtime.LMSCommit('')
  }
  const say = ({ seconds, isDone, solved }: Progress): void => {
    if (!isOpen || isReview) return
    before ??= seconds
    const next = isDone ? (solved === null ? 'completed' : 'passed') : 'incomplete'
    if (solved !== null) {
      set('cmi.core.score.min', '0')
      set('cmi.core.score.max', '100')
      set('cmi.core.score.raw', String(Math.round(100 * solved)))
    }
    set('cmi.core.session_time', spanOf(seconds - before))
    set('cmi.core.exit', isDone ? '' : 'suspend')
    const isNew = next !== status && !['passed', 'completed'].includes(status)
    if (isNew) {
      status = next
      set('cmi.core.lesson_status', next)
    }
    if (isNew || performance.now() - committed > commitMs) commit()
  }
  addEventListener('visibilitychange', () => document.hidden && isOpen && commit())
  addEventListener('pagehide', () => isOpen && runtime.LMSFinish(''))
  return {
    keeper: memoryOf(
      isOpen ? get('cmi.suspend_data') : '',
      maxMemory,
      async (text) => isReview || set('cmi.suspend_data', text),
    ),
    tell: say,
    trouble: isOpen ? 'none' : 'lost',
  }
}

/** HHHH:MM:SS */
function spanOf(seconds: number): string {
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${String(Math.floor(seconds / 3600)).padStart(4, '0')}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

/** How many windows around this one are asked. */
const maxWindows = 12

/** In the frames around the page, else in those around the window that opened it; another site's are closed to us. */
function runtimeAround(): Runtime | null {
  for (const start of [window, window.top?.opener]) {
    let around: unknown = start
    for (let tries = 0; tries < maxWindows && isWindow(around); tries++) {
      const found = runtimeIn(around)
      if (found) return found
      if (around.parent === around) break
      around = around.parent
    }
  }
  return null
}

const isWindow = (value: unknown): value is Window => typeof value === 'object' && value !== null && 'parent' in value

function runtimeIn(around: Window): Runtime | null {
  try {
    const found: unknown = Reflect.get(around, 'API')
    return isRuntime(found) ? found : null
  } catch {
    return null
  }
}

const isRuntime = (value: unknown): value is Runtime =>
  typeof value === 'object' && value !== null && 'LMSInitialize' in value && 'LMSSetValue' in value
