/** How many letters a puzzle gives: a number, or as few as possible. */
import * as z from 'zod'
import { limits } from '../base/limits.ts'

export const givensOption = () =>
  z
    .union([
      z.literal('auto'),
      z.coerce
        .number()
        .int()
        .min(0)
        .max(limits.gridSide ** 2),
    ])
    .default('auto')
