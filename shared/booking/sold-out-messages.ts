import { formatDate } from '../dates/index.ts'
import { counted } from '../words/index.ts'
import type { Need } from './needs.ts'

interface Words {
  one: string
  /** What the traveller may do beside choosing another day; nothing of a rental, which is always of one car. */
  fewer?: string
}

const words: Readonly<Record<Need['kind'], Words>> = {
  tour: { one: 'spot', fewer: 'book for fewer people' },
  transfer: { one: 'car', fewer: 'book fewer cars' },
  rental: { one: 'car' },
  room: { one: 'room', fewer: 'book fewer rooms' },
}

/** '3 spots left', '1 room left'. */
export function leftText(kind: Need['kind'], left: number): string {
  return `${counted(left, words[kind].one)} left`
}

/** Why an item does not fit on a day, and what to do. */
export function soldOutMessage({ need, left, isShared }: { need: Need; left: number; isShared: boolean }): string {
  const day = formatDate(need.day)
  const { fewer } = words[need.kind]
  const afterOthers = isShared ? ' once the other items in your cart are counted' : ''
  return left === 0
    ? `Sold out on ${day}${afterOthers}. Please choose another date.`
    : `Only ${leftText(need.kind, left)} on ${day}${afterOthers}. Please ${fewer ? `${fewer} or ` : ''}choose another date.`
}
