import { counted } from '@nusa/shared/words'
import type { ProductKind } from '../read-top-products.ts'

/** What the figures of a period say, in English. */
export const en = {
  period: 'Period',
  month: 'Month',
  recent: 'Last 30 days',
  from: 'From',
  to: 'To',
  show: 'Show',
  earlier: 'Month before',
  later: 'Month after',
  noSuchPeriod: 'This is no period of at most ten years: the last 30 days are shown.',
  fromTo: (from: string, to: string) => `${from} – ${to}`,
  money: 'Where the money is',
  moneyHelp:
    'Each rupiah is in one line. A payment that fits no booking is kept, refunded or waits for a decision; it counts on the day it was paid.',
  received: 'Received',
  returnedInAll: 'Paid back',
  difference: 'Received less paid back',
  paid: 'Paid for bookings',
  kept: 'Kept payments without a booking',
  waiting: 'Payments without a booking that wait for a decision',
  returned: 'Payments without a booking that were refunded, then or later',
  refunded: 'Refunds of bookings',
  sentBack: 'Payments without a booking refunded in this period',
  keptHead: 'Kept',
  keptOf: (amount: string) => `${amount} kept`,
  topProducts: 'Top products (before tax)',
  product: 'Product',
  kind: 'Kind',
  nothingPaid: 'Nothing was paid for.',
  otherProducts: (count: number) => counted(count, 'other product', 'other products'),
  kinds: { tour: 'Tour', transfer: 'Transfer', rental: 'Car rental', room: 'Hotel' } satisfies Record<
    ProductKind,
    string
  >,
}

export type FigureWords = typeof en
