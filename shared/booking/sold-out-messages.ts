import { formatDate } from '../dates/index.ts'
import { counted } from '../words/index.ts'
import type { Need } from './needs.ts'

interface UnitTexts {
  one: string
  /** The alternative to another day; missing for a rental, which is always one car. */
  fewer?: string
}

const unitTexts: Readonly<Record<Need['kind'], UnitTexts>> = {
  tour: { one: 'spot', fewer: 'book for fewer people' },
  transfer: { one: 'car', fewer: 'book fewer cars' },
  rental: { one: 'car' },
  room: { one: 'room', fewer: 'book fewer rooms' },
}

/** Returns, for example, '3 spots left' or '1 room left'. */
export function leftText(kind: Need['kind'], left: number): string {
  return `${counted(left, unitTexts[kind].one)} left`
}

/** Returns why an item does not fit on a day, with advice. */
export function soldOutMessage({ need, left, isShared }: { need: Need; left: number; isShared: boolean }): string {
  const day = formatDate(need.day)
  const { fewer } = unitTexts[need.kind]
  const afterOthers = isShared ? ' once the other items in your cart are counted' : ''
  return left === 0
    ? `Sold out on ${day}${afterOthers}. Please choose another date.`
    : `Only ${leftText(need.kind, left)} on ${day}${afterOthers}. Please ${fewer ? `${fewer} or ` : ''}choose another date.`
}
