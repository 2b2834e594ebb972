import { baliTimeZone } from '@nusa/shared/dates'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { readBookedDays } from '../../collections/content/Tours/booked-days.ts'
import { type BookedDays, findOverbookedDays } from '../../collections/content/Tours/overbooked-days.ts'
import { readTourLimits } from '../../collections/content/Tours/prices/package-form.ts'
import { readStartTimes, startTimeName } from '../../collections/content/Tours/start-time-rows.ts'
import { tourTexts } from '../../collections/content/Tours/texts/index.ts'
import { officeTexts } from '../../collections/records/texts/index.ts'
import type { Language } from '../../core/i18n/language.ts'
import type { Values } from './cell-format.ts'

interface ChangedEntry {
  /** Null for a new entry. */
  stored: Values | null
  /** The changed fields. */
  data: Values
}

/** Most imports change none of these fields, so they need no queries for what is booked. */
const capacityFields = {
  tours: ['start_times', 'places_per_day'],
  'tour-places': ['tour', 'date', 'start_time_id', 'places'],
}

/**
 * Returns warnings that more is booked than the capacity of a tour, a start time or an availability override. Omits
 * warnings that also apply to the stored entry.
 */
export async function addedCapacityWarnings(
  req: PayloadRequest,
  collection: CollectionSlug,
  { stored, data }: ChangedEntry,
  language: Language,
): Promise<string[]> {
  const isTour = collection === 'tours'
  if (!isTour && collection !== 'tour-places') return []
  if (!capacityFields[collection].some((field) => field in data)) return []
  const changed = { ...stored, ...data }
  const tour = isTour ? stored?.id : changed.tour
  if (typeof tour !== 'number') return []
  const warningsOf = isTour ? tourWarnings : overrideWarnings
  const bookedDays = await readBookedDays(req, tour)
  const before = new Set(stored ? warningsOf(stored, bookedDays, language).keys() : [])
  return [...warningsOf(changed, bookedDays, language)].flatMap(([key, warning]) => (before.has(key) ? [] : [warning]))
}

/** The key changes with the capacity, but not with the name of a start time. */
type WarningsByKey = ReadonlyMap<string, string>

function tourWarnings(tour: Values, bookedDays: BookedDays, language: Language): WarningsByKey {
  const places_per_day = readTourLimits(tour).dailyCapacity
  const overbooked = findOverbookedDays({ start_times: readStartTimes(tour.start_times), places_per_day }, bookedDays)
  return new Map(
    overbooked.map(({ startTime, days }) => [
      JSON.stringify([startTime?.id, startTime ? startTime.capacity : places_per_day, days]),
      tourTexts[language].bookedAbove(startTime ? startTimeName(startTime, baliTimeZone) : '', days),
    ]),
  )
}

function overrideWarnings(
  { date, start_time_id, places }: Values,
  { booked }: BookedDays,
  language: Language,
): WarningsByKey {
  const startTimeId = start_time_id ?? ''
  const counts = booked.filter(
    (one) => one.date === date && (startTimeId === '' || one.startTimeId === '' || one.startTimeId === startTimeId),
  )
  const total = counts.reduce((sum, one) => sum + one.booked, 0)
  const isBelow = typeof places === 'number' && places < total
  return new Map(
    isBelow ? [[JSON.stringify([date, startTimeId, places]), officeTexts[language].bookedAlready(total)]] : [],
  )
}
