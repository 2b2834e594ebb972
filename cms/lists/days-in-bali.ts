import { addDays, instantInBali, type LocalDate, parseLocalDate } from '@nusa/shared/dates'
import type { CollectionBeforeOperationHook, SanitizedConfig, Where, WhereField } from 'payload'

/** What the date picker of a list's filter sends for a day, in any time zone: noon UTC. */
const pickedDay = /^(\d{4}-\d\d-\d\d)T12:00(?::00(?:\.0+)?)?Z$/

/**
 * Filters all lists by the days of Bali's calendar. Payload's picker sends a day as noon UTC, so that Payload would find what happened
 * from 20:00 in Bali on for "on or after this day", and nothing for "on this day".
 */
export function withDaysInBali(config: SanitizedConfig): SanitizedConfig {
  config.collections = config.collections.map((collection) => ({
    ...collection,
    hooks: { ...collection.hooks, beforeOperation: [filterByDays, ...(collection.hooks.beforeOperation ?? [])] },
  }))
  return config
}

/** Code of ours that reads without access rules means the moments that it names. */
const filterByDays: CollectionBeforeOperationHook = ({ args, overrideAccess }) => {
  if (overrideAccess || !('where' in args) || !args.where) return args
  return { ...args, where: inBaliDays(args.where) }
}

/** Returns a filter whose picked days mean the whole day in Bali. */
export function inBaliDays(where: Where): Where {
  const unchanged: Where = {}
  const ofDays: Where[] = []
  for (const [path, constraint] of Object.entries(where)) {
    if (Array.isArray(constraint)) unchanged[path] = constraint.map(inBaliDays)
    else if (Object.values(constraint).every((value) => daysOf(value).length === 0)) unchanged[path] = constraint
    else ofDays.push(...Object.keys(constraint).map((operator) => condition(path, operator, constraint)))
  }
  return ofDays.length === 0 ? unchanged : { and: [unchanged, ...ofDays] }
}

function condition(path: string, operator: string, constraint: WhereField): Where {
  const [day, ...more] = daysOf(new Map<string, unknown>(Object.entries(constraint)).get(operator))
  if (!day) return { [path]: constraint }
  const days = [day, ...more]
  switch (operator) {
    case 'greater_than':
      return { [path]: { greater_than_equal: endOf(day) } }
    case 'greater_than_equal':
      return { [path]: { greater_than_equal: startOf(day) } }
    case 'less_than':
      return { [path]: { less_than: startOf(day) } }
    case 'less_than_equal':
      return { [path]: { less_than: endOf(day) } }
    case 'equals':
    case 'in':
      return { or: days.map((one) => within(path, one)) }
    case 'not_equals':
    case 'not_in':
      return { and: days.map((one) => outside(path, one)) }
    default:
      return { [path]: constraint }
  }
}

/** The days that a value names, which is one or, of 'in', a list; none unless all of it was picked. */
function daysOf(value: unknown): LocalDate[] {
  const values = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [value]
  const days = values.map((one) =>
    parseLocalDate(pickedDay.exec(one instanceof Date ? one.toISOString() : String(one))?.[1]),
  )
  return days.every((day) => day !== null) ? days : []
}

const startOf = (day: LocalDate) => instantInBali(day, '00:00').toISOString()
const endOf = (day: LocalDate) => startOf(addDays(day, 1))

function within(path: string, day: LocalDate): Where {
  return { and: [{ [path]: { greater_than_equal: startOf(day) } }, { [path]: { less_than: endOf(day) } }] }
}

/** What never happened did not happen on that day either. */
function outside(path: string, day: LocalDate): Where {
  return {
    or: [
      { [path]: { less_than: startOf(day) } },
      { [path]: { greater_than_equal: endOf(day) } },
      { [path]: { exists: false } },
    ],
  }
}
