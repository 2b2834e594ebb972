/** Each pattern matches one whole word. */
const unitPatterns = [
  [/^min(ute)?s?$/, 'minute'],
  [/^(h|hrs?|hours?)$/, 'hour'],
  [/^(d|days?)$/, 'day'],
  [/^(n|nights?)$/, 'night'],
  [/^(w|weeks?)$/, 'week'],
] as const

export type DurationUnit = (typeof unitPatterns)[number][1]

/**
 * Returns 3 days for '3 days 2 nights' and '3D2N', 8 hours for '8 - 10 hours', and hours for a number without a unit.
 * Returns null if the text contains no number.
 */
export function parseDuration(duration: string): { count: number; unit: DurationUnit } | null {
  const text = duration.toLowerCase()
  const match = /\d+(?:[.,]\d+)?/.exec(text)
  if (!match) return null
  const [numberText] = match
  const textAfterNumber = text.slice(match.index + numberText.length)
  return { count: Number(numberText.replace(',', '.')), unit: findFirstUnit(textAfterNumber) }
}

function findFirstUnit(text: string): DurationUnit {
  for (const [word] of text.matchAll(/[a-z]+/g)) {
    const unit = unitPatterns.find(([pattern]) => pattern.test(word))?.[1]
    if (unit) return unit
  }
  return 'hour'
}
