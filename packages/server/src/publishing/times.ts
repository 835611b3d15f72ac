/** Schemas for days and times in requests, each with its message for invalid input. */
import { demand } from '@kumiki/core/base'
import * as z from 'zod'

export const day = z.iso.date(
  demand({ en: 'be a day such as 2027-01-31', ja: '2027-01-31 のような日付にしてください' }),
)

export const moment = z.iso.datetime({
  offset: true,
  error: demand({
    en: 'be a moment such as 2027-01-31T18:00:00+09:00',
    ja: '2027-01-31T18:00:00+09:00 のような日時にしてください',
  }),
})
