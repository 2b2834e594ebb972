import { entryIdPattern } from '@nusa/shared/catalog'
import { parseLocalDate } from '@nusa/shared/dates'
import type { DefaultValue } from 'payload'

/*
 * Default values of a new entry from its URL, `/create?tour=12&date=2026-12-24`, to which the calendar of a tour links.
 */

export const dateFromUrl: DefaultValue = ({ req }) => parseLocalDate(req.query?.date) ?? undefined

export const tourFromUrl: DefaultValue = ({ req }) => {
  const tour = req.query?.tour
  return typeof tour === 'string' && entryIdPattern.test(tour) ? Number(tour) : undefined
}
