import { formatDate } from '../dates/index.ts'
import { formatCount } from '../text/index.ts'
import type { CapacityNeed } from './capacity-needs.ts'

interface UnitTexts {
  singular: string
  /** Advice in addition to choosing another date. Missing for a rental, which is always one car. */
  bookFewer?: string
}

const unitTexts: Readonly<Record<CapacityNeed['kind'], UnitTexts>> = {
  tour: { singular: 'spot', bookFewer: 'book for fewer people' },
  transfer: { singular: 'car', bookFewer: 'book fewer cars' },
  rental: { singular: 'car' },
  room: { singular: 'room', bookFewer: 'book fewer rooms' },
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
  const hasStartTime = need.startTimeId !== undefined
  const dateText = hasStartTime ? `${formatDate(need.day)} at this start time` : formatDate(need.day)
  const sharedNote = isShared ? ' once the other items in your cart are counted' : ''
  const otherDate = hasStartTime ? 'another start time or date' : 'another date'
  if (unitsLeft === 0) return `Sold out on ${dateText}${sharedNote}. Please choose ${otherDate}.`
  const { bookFewer } = unitTexts[need.kind]
  const advice = bookFewer ? `${bookFewer} or choose ${otherDate}` : `choose ${otherDate}`
  return `Only ${formatUnitsLeft(need.kind, unitsLeft)} on ${dateText}${sharedNote}. Please ${advice}.`
}
