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

/** '2 packages'. */
export function packagesText(count: number): string {
  return `${count} ${count === 1 ? 'package' : 'packages'}`
}
