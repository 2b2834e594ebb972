import { type DurationUnit, parseDuration } from '../catalog/duration.ts'

const hoursPerUnit: Readonly<Record<DurationUnit, number>> = { minute: 1 / 60, hour: 1, day: 24, night: 24, week: 168 }

/**
 * Returns 5 for '5 hours', 8 for '8 - 10 hours', 72 for '3 days', 24 for 'Full day'. A number without a unit means
 * hours. Returns null if the text is not a duration.
 */
export function durationHours(duration: string): number | null {
  const parsedDuration = parseDuration(duration)
  if (parsedDuration) return parsedDuration.count * hoursPerUnit[parsedDuration.unit]
  return /\bfull[ -]day\b/i.test(duration) ? hoursPerUnit.day : null
}

/** Shortest first. */
export const durationBands = [
  { id: '1-4', label: 'Up to 4 hours' },
  { id: '4-8', label: '4 - 8 hours' },
  { id: '8+', label: 'Full day' },
] as const

export type DurationBand = (typeof durationBands)[number]['id']

/** Returns null if the text is not a duration. */
export function durationBand(duration: string): DurationBand | null {
  const hours = durationHours(duration)
  if (hours === null) return null
  if (hours <= 4) return '1-4'
  return hours <= 8 ? '4-8' : '8+'
}
