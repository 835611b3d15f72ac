/** The front of house: every kind a player can meet. One line a kind. */
import type { SomeFace } from '../kind.ts'

export const faces: Readonly<Record<string, SomeFace>> = {}
