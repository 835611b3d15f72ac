/** The public entry of the lab: experiments and benchmarks, reported beside the published figures. */
export type { Context, Experiment, Progress } from './report/experiment.ts'
export type { Findings } from './report/findings.ts'
export { type LabOptions, type LabRun, listExperiments, runExperiments } from './run.ts'
