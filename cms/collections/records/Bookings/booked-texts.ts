import type { OfficeTexts } from '../texts/index.ts'

/** Returns the description of a booking, which is stored in English, with its units translated. */
export function bookedText({ description }: { description: string }, { units }: OfficeTexts): string {
  const parts = description.split(', ').map((part) => {
    const [, count, unit = ''] = /^(\d+) (\w+)$/.exec(part) ?? []
    return unit in units ? `${count} ${units[unit]}` : part
  })
  return parts.join(', ')
}

/** Returns the number of people, for bookings without a description. */
export function partyText(
  { adults, children, infants }: Record<'adults' | 'children' | 'infants', number>,
  { party }: OfficeTexts,
): string {
  const counts = { adults, children, infants }
  const kinds = ['adults', 'children', 'infants'] as const
  return kinds.flatMap((kind) => (counts[kind] > 0 ? party[kind](counts[kind]) : [])).join(', ')
}
