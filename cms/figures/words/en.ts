import { counted } from '@nusa/shared/words'
import type { ProductKind } from '../read-top-products.ts'

/** English texts for the figures of a period. */
export const en = {
  period: 'Period',
  month: 'Month',
  recent: 'Last 30 days',
  from: 'From',
  to: 'To',
  show: 'Show',
  earlier: 'Previous month',
  later: 'Next month',
  noSuchPeriod: 'This is not a valid period of up to ten years, so the last 30 days are shown.',
  fromTo: (from: string, to: string) => `${from} – ${to}`,
  money: 'Payments and refunds',
  moneyHelp:
    'Every rupiah is counted on exactly one line. A payment that matches no booking is kept, refunded or awaits a decision; it counts on the day it was paid.',
  received: 'Received',
  returnedInAll: 'Total refunded',
  difference: 'Net received',
  paid: 'Paid for bookings',
  kept: 'Unmatched payments that were kept',
  waiting: 'Unmatched payments awaiting a decision',
  returned: 'Unmatched payments refunded, in this period or later',
  refunded: 'Refunds for bookings',
  sentBack: 'Unmatched payments refunded in this period',
  keptHead: 'Kept',
  keptOf: (amount: string) => `${amount} kept`,
  topProducts: 'Top products (before tax)',
  product: 'Product',
  kind: 'Kind',
  nothingPaid: 'Nothing was sold in this period.',
  otherProducts: (count: number) => counted(count, 'other product', 'other products'),
  kinds: { tour: 'Tour', transfer: 'Transfer', rental: 'Car rental', room: 'Hotel' } satisfies Record<
    ProductKind,
    string
  >,
}

export type FigureWords = typeof en
