import { baliTimeZone } from '@nusa/shared/dates'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { readBookedDays } from '../../collections/content/Tours/booked-days.ts'
import {
  type BookedDays,
  findNotOfferedDays,
  findOverbookedDays,
} from '../../collections/content/Tours/overbooked-days.ts'
import { readTourLimits } from '../../collections/content/Tours/prices/package-form.ts'
import { readStartTimes, startTimeName } from '../../collections/content/Tours/start-time-rows.ts'
import { tourTexts } from '../../collections/content/Tours/texts/index.ts'
import { officeTexts } from '../../collections/records/texts/index.ts'
import type { Language } from '../../core/i18n/language.ts'
import type { Values } from './cell-format.ts'

interface EntryChange {
  /** Null for a new entry. */
  stored: Values | null
  /** The changed fields. */
  data: Values
}

/** An import that changes none of these fields cannot cause a warning, so the bookings are not read. */
const capacityFields = {
  tours: ['start_times', 'places_per_day'],
  'tour-places': ['tour', 'date', 'start_time_id', 'places'],
}

/**
 * Returns a warning for each capacity (of a tour, a start time or an availability override) below what is booked, and
 * for each booked start time that is no longer offered on some days. Omits warnings that also apply to the stored entry.
 */
export async function findAddedCapacityWarnings(
  req: PayloadRequest,
  collection: CollectionSlug,
  { stored, data }: EntryChange,
  language: Language,
): Promise<string[]> {
  const isTour = collection === 'tours'
  if (!isTour && collection !== 'tour-places') return []
  if (!capacityFields[collection].some((field) => field in data)) return []
  const changedEntry = { ...stored, ...data }
  const tourId = isTour ? stored?.id : changedEntry.tour
  if (typeof tourId !== 'number') return []
  const findWarnings = isTour ? findTourWarnings : findOverrideWarnings
  const bookedDays = await readBookedDays(req, tourId)
  const storedKeys = new Set(stored ? findWarnings(stored, bookedDays, language).keys() : [])
  const addedWarnings = [...findWarnings(changedEntry, bookedDays, language)].filter(([key]) => !storedKeys.has(key))
  return addedWarnings.map(([, warning]) => warning)
}

/** A key contains the capacity, but not the name of the start time, so that a new name does not add a warning. */
type WarningsByKey = ReadonlyMap<string, string>

function findTourWarnings(tour: Values, bookedDays: BookedDays, language: Language): WarningsByKey {
  const places_per_day = readTourLimits(tour).dailyCapacity
  const start_times = readStartTimes(tour.start_times)
  const texts = tourTexts[language]
  const warnings = new Map<string, string>()
  for (const { startTime, days } of findOverbookedDays({ start_times, places_per_day }, bookedDays)) {
    // Without a start time, the warning is about the whole day.
    const capacity = startTime ? startTime.capacity : places_per_day
    const key = JSON.stringify([startTime?.id, capacity, days])
    warnings.set(key, texts.bookedAboveCapacity(startTime ? startTimeName(startTime, baliTimeZone) : '', days))
  }
  for (const { startTime, days } of findNotOfferedDays(start_times, bookedDays)) {
    const key = JSON.stringify([startTime.id, 'not offered', days])
    warnings.set(key, texts.bookedButNotOffered(startTimeName(startTime, baliTimeZone), days))
  }
  return warnings
}

function findOverrideWarnings(
  { date, start_time_id, places }: Values,
  { booked: bookedRows }: BookedDays,
  language: Language,
): WarningsByKey {
  // An empty id means the whole day, which overlaps with each departure.
  const startTimeId = start_time_id ?? ''
  const overlapsStartTime = (id: string) => startTimeId === '' || id === '' || id === startTimeId
  const matchingRows = bookedRows.filter((row) => row.date === date && overlapsStartTime(row.startTimeId))
  const bookedTotal = matchingRows.reduce((sum, row) => sum + row.booked, 0)
  const isOverbooked = typeof places === 'number' && places < bookedTotal
  if (!isOverbooked) return new Map()
  return new Map([[JSON.stringify([date, startTimeId, places]), officeTexts[language].alreadyBooked(bookedTotal)]])
}
