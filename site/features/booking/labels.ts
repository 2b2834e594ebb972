import type { Party } from '@nusa/shared/pricing'

/** '2 Adults, 1 Child': who travels, nobody left out and nobody named who does not. */
export function partyText({ adults, children, infants }: Party): string {
  return [
    counted(adults, 'Adult', 'Adults'),
    counted(children, 'Child', 'Children'),
    counted(infants, 'Infant', 'Infants'),
  ]
    .filter((part) => part !== null)
    .join(', ')
}

function counted(count: number, one: string, many: string): string | null {
  return count > 0 ? `${count} ${count === 1 ? one : many}` : null
}

/** A tier without an upper bound has this maximum. */
const unbounded = 999

/** A tier's range: '1-3', '4+' where it has no upper bound, '2' where it is a single count. */
export function rangeText(min: number, max: number): string {
  if (max >= unbounded) return `${min}+`
  return min === max ? String(min) : `${min}-${max}`
}
