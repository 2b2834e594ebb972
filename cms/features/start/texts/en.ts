import type { LocalDate } from '@nusa/shared/dates'
import { formatCount } from '@nusa/shared/text'
import { createDayFormat, dayText, instantText, numberText } from '../../../core/i18n/times.ts'

const longDay = createDayFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** Texts of the start page in English. */
export const en = {
  /** The heading of the page. */
  today: (day: LocalDate) => longDay(day, 'en'),
  hello: (name: string) => `Hello ${name}. All times are in Bali time.`,
  attention: 'Needs attention',
  nothingNeedsAttention: 'Nothing needs your attention.',
  money: 'Money',
  day: 'Today',
  month: 'This month',
  received: 'Received',
  refunded: 'Refunded',
  bookings: 'New bookings',
  allMoney: 'All reports',
  bookingsToday: 'Today’s bookings',
  bookingsTomorrow: 'Tomorrow’s bookings',
  noBookings: 'No bookings.',
  allBookings: (day: LocalDate, count: number) => `All bookings on ${dayText(day, 'en')} (${numberText(count, 'en')})`,
  noTime: 'No time set',
  travellers: (count: number) => formatCount(count, 'traveller'),
  scheduled: 'Scheduled',
  nothingScheduled: 'Nothing is scheduled.',
  drafts: 'Your drafts',
  noDrafts: 'You have no drafts.',
  savedOn: (at: Date) => `saved on ${instantText(at, 'en')}`,
}

export type StartTexts = typeof en
