import { formatDate } from '../dates/index.ts'
import { formatCount } from '../text/index.ts'
import type { CapacityNeed } from './capacity-needs.ts'

interface UnitTexts {
  singular: string
  /** Advice instead of choosing another day. Missing for a rental, which is always one car. */
  fewer?: string
}

const unitTexts: Readonly<Record<CapacityNeed['kind'], UnitTexts>> = {
  tour: { singular: 'spot', fewer: 'book for fewer people' },
  transfer: { singular: 'car', fewer: 'book fewer cars' },
  rental: { singular: 'car' },
  room: { singular: 'room', fewer: 'book fewer rooms' },
}

/** Returns, for example, '3 spots left'. */
export function formatUnitsLeft(kind: CapacityNeed['kind'], unitsLeft: number): string {
  return `${formatCount(unitsLeft, unitTexts[kind].singular)} left`
}

export function soldOutMessage({
  need,
  unitsLeft,
  isShared,
}: {
  need: CapacityNeed
  unitsLeft: number
  isShared: boolean
}): string {
  const isDeparture = need.startTimeId !== undefined
  const day = isDeparture ? `${formatDate(need.day)} at this start time` : formatDate(need.day)
  const other = isDeparture ? 'another start time or date' : 'another date'
  const { fewer } = unitTexts[need.kind]
  const afterOthers = isShared ? ' once the other items in your cart are counted' : ''
  return unitsLeft === 0
    ? `Sold out on ${day}${afterOthers}. Please choose ${other}.`
    : `Only ${formatUnitsLeft(need.kind, unitsLeft)} on ${day}${afterOthers}. Please ${fewer ? `${fewer} or ` : ''}choose ${other}.`
}
