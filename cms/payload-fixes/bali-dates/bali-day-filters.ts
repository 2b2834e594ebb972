import { addDays, instantInBali, type LocalDate, parseLocalDate } from '@nusa/shared/dates'
import type { CollectionBeforeOperationHook, SanitizedConfig, Where, WhereField } from 'payload'

/** The date picker of a filter sends noon UTC for a day, in any time zone. */
const pickedDayPattern = /^(\d{4}-\d\d-\d\d)T12:00(?::00(?:\.0+)?)?Z$/

/**
 * Makes date filters of lists use days in Bali. Payload's picker sends noon UTC, so "on or after this day" would
 * start at 20:00 in Bali, and "on this day" would find nothing.
 *
 * Payload 3.90.1; tested by `bali-day-filters.test.ts`. Remove it when filters send the bounds of a day in the
 * configured time zone.
 */
export function withBaliDayFilters(config: SanitizedConfig): SanitizedConfig {
  config.collections = config.collections.map((collection) => ({
    ...collection,
    hooks: { ...collection.hooks, beforeOperation: [convertDayFilters, ...(collection.hooks.beforeOperation ?? [])] },
  }))
  return config
}

/** Converts only the filters of requests. Our own code reads without access rules, and its filters are exact times. */
const convertDayFilters: CollectionBeforeOperationHook = ({ args, overrideAccess }) => {
  if (overrideAccess || !('where' in args) || !args.where) return args
  return { ...args, where: toBaliDayFilter(args.where) }
}

/** Replaces each picked day by the bounds of that day in Bali. */
export function toBaliDayFilter(where: Where): Where {
  const unchangedFilter: Where = {}
  const dayConditions: Where[] = []
  for (const [path, constraint] of Object.entries(where)) {
    if (Array.isArray(constraint)) unchangedFilter[path] = constraint.map(toBaliDayFilter)
    else if (hasPickedDay(constraint))
      dayConditions.push(...Object.keys(constraint).map((operator) => toDayCondition(path, operator, constraint)))
    else unchangedFilter[path] = constraint
  }
  return dayConditions.length === 0 ? unchangedFilter : { and: [unchangedFilter, ...dayConditions] }
}

function hasPickedDay(constraint: WhereField): boolean {
  return Object.values(constraint).some((value) => parsePickedDays(value).length > 0)
}

function toDayCondition(path: string, operator: string, constraint: WhereField): Where {
  const value: unknown = Reflect.get(constraint, operator)
  const days = parsePickedDays(value)
  const [firstDay] = days
  if (!firstDay) return { [path]: constraint }
  switch (operator) {
    case 'greater_than':
      return { [path]: { greater_than_equal: endOfDay(firstDay) } }
    case 'greater_than_equal':
      return { [path]: { greater_than_equal: startOfDay(firstDay) } }
    case 'less_than':
      return { [path]: { less_than: startOfDay(firstDay) } }
    case 'less_than_equal':
      return { [path]: { less_than: endOfDay(firstDay) } }
    case 'equals':
    case 'in':
      return { or: days.map((day) => withinDayFilter(path, day)) }
    case 'not_equals':
    case 'not_in':
      return { and: days.map((day) => outsideDayFilter(path, day)) }
    default:
      return { [path]: constraint }
  }
}

/**
 * Returns the days of a condition, which are several for the operator `in`. Returns an empty list unless every value
 * was picked in the date picker.
 */
function parsePickedDays(value: unknown): LocalDate[] {
  const values: unknown[] = [typeof value === 'string' ? value.split(',') : value].flat()
  const days = values.map(parsePickedDay)
  return days.every((day) => day !== null) ? days : []
}

function parsePickedDay(value: unknown): LocalDate | null {
  const instant = value instanceof Date ? value.toISOString() : String(value)
  const [, day] = pickedDayPattern.exec(instant) ?? []
  return parseLocalDate(day)
}

const startOfDay = (day: LocalDate) => instantInBali(day, '00:00').toISOString()
const endOfDay = (day: LocalDate) => startOfDay(addDays(day, 1))

function withinDayFilter(path: string, day: LocalDate): Where {
  return { and: [{ [path]: { greater_than_equal: startOfDay(day) } }, { [path]: { less_than: endOfDay(day) } }] }
}

/** Matches instants outside of a day, and missing values. */
function outsideDayFilter(path: string, day: LocalDate): Where {
  return {
    or: [
      { [path]: { less_than: startOfDay(day) } },
      { [path]: { greater_than_equal: endOfDay(day) } },
      { [path]: { exists: false } },
    ],
  }
}
