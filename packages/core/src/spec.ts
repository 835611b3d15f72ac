/** `@kumiki/core/spec`: the options of a kind, as front ends show and check them. */

export { type Option, optionsOf, vain } from './spec/options.ts'
export { contradiction, type NamedValues } from './spec/preset.ts'
export { drawnSize, keepsSize } from './spec/shape.ts'
export type { Size } from './spec/size.ts'
