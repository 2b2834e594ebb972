const hoursPerUnit = { minute: 1 / 60, hour: 1, day: 24, week: 168 } as const

type Unit = keyof typeof hoursPerUnit

/** The units as editors write them, each pattern for one whole word. */
const unitPatterns: readonly [RegExp, Unit][] = [
  [/^min(ute)?s?$/, 'minute'],
  [/^(h|hrs?|hours?)$/, 'hour'],
  [/^(d|days?|n|nights?)$/, 'day'],
  [/^(w|weeks?)$/, 'week'],
]

/** The first unit in a text; hours where there is none. */
function firstUnit(text: string): Unit {
  for (const [word] of text.matchAll(/[a-z]+/g)) {
    const unit = unitPatterns.find(([pattern]) => pattern.test(word))?.[1]
    if (unit) return unit
  }
  return 'hour'
}

/**
 * The hours that a duration starts with: 5 of '5 hours', 8 of '8 - 10 hours', 72 of '3 days' (a day counts 24 hours), 24 of
 * 'Full day'. A number without a unit is hours. Null where the text names no duration.
 */
export function durationHours(duration: string): number | null {
  const text = duration.toLowerCase()
  const number = /\d+(?:[.,]\d+)?/.exec(text)
  if (!number) return /\bfull[ -]day\b/.test(text) ? hoursPerUnit.day : null
  const unit = firstUnit(text.slice(number.index + number[0].length))
  return Number(number[0].replace(',', '.')) * hoursPerUnit[unit]
}

/** The bands of the duration filter, as their ids, shortest first. */
export const durationBands = [
  { id: '1-4', label: 'Up to 4 hours' },
  { id: '4-8', label: '4 - 8 hours' },
  { id: '8+', label: 'Full day' },
] as const

export type DurationBand = (typeof durationBands)[number]['id']

/** The band of a duration: up to and with 4 hours, over 4 up to and with 8, over 8. Null where the text names no duration. */
export function durationBand(duration: string): DurationBand | null {
  const hours = durationHours(duration)
  if (hours === null) return null
  if (hours <= 4) return '1-4'
  return hours <= 8 ? '4-8' : '8+'
}
