/** Every experiment of the lab, in the order of the report. One line each. */
import type { Experiment } from './experiment.ts'

export const experiments: readonly Experiment[] = []
