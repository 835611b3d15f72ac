/** `@kumiki/core/kinds`: the tables of kinds. A kind is loaded when it is asked for. */
export { faces } from './kinds/faces.ts'
export { kinds } from './kinds/kinds.ts'
