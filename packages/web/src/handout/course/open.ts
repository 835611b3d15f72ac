/** The course of a page, by the standard that the page was made for; the code of one alone is in it. */
import type { Course } from './course.ts'

const loads: Readonly<Record<string, () => Promise<{ openCourse(): Promise<Course> }>>> = {
  scorm: () => import('./scorm.ts'),
  cmi5: () => import('./cmi5.ts'),
}

/** null: the page reports to nobody. */
export const courseOf = async (report: string | null): Promise<Course | null> => {
  const load = report === null ? undefined : loads[report]
  return load ? (await load()).openCourse() : null
}
