/** `@kumiki/core/kinds`: the tables of kinds. A kind is loaded when it is asked for. */
export { doors } from './kinds/doors.ts'
export { faces } from './kinds/faces.ts'
