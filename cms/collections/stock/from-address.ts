import { entryNumberPattern } from '@nusa/shared/catalog'
import { parseLocalDate } from '@nusa/shared/dates'
import type { DefaultValue } from 'payload'

/*
 * What the address of a new entry says of it: `/create?tour=12&date=2026-12-24`. The calendar of a tour leads there so.
 */

export const dateFromAddress: DefaultValue = ({ req }) => parseLocalDate(req.query?.date) ?? undefined

export const tourFromAddress: DefaultValue = ({ req }) => {
  const tour = req.query?.tour
  return typeof tour === 'string' && entryNumberPattern.test(tour) ? Number(tour) : undefined
}
