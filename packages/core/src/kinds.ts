/** `@kumiki/core/kinds`: the tables of kinds. A kind is loaded on first use. */
export { faces } from './kinds/faces.ts'
export { kinds } from './kinds/kinds.ts'
