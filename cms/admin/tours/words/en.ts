import type { LocalDate, TourDateProblem } from '@nusa/shared/dates'
import { counted } from '@nusa/shared/words'
import { rangeWords } from '../../../fields/ranges.ts'
import type { Language } from '../../../i18n/language.ts'
import { dayFormat } from '../../../i18n/times.ts'

const longDay = dayFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const month = dayFormat({ month: 'long', year: 'numeric' })
const weekday = dayFormat({ weekday: 'short' })

/** What a tour's calendar and its prices say, in English. */
export const en = {
  language: 'en' as Language,
  calendarOfTour: 'Calendar of a tour',
  calendarOfThisTour: 'Calendar of this tour',
  calendar: 'Calendar',
  previousMonth: 'Previous month',
  thisMonth: 'This month',
  nextMonth: 'Next month',
  asItIsLive: 'As it is live now, in Bali’s days.',
  asItIsDrafted:
    'This tour is not on the site, so nobody can book it. These are the days of its newest draft, by Bali’s clock.',
  calendarHelp:
    'Held are the places of all bookings that are not cancelled, paid or not. A day without a number has no bound.',
  noAnswer: 'The CMS does not answer. Please reload the page.',
  closed: {
    date_blocked: 'Blocked',
    date_past: 'Past',
    date_cut_off: 'Too late to book',
    date_too_far: 'Too far ahead',
    date_before_start: 'Before the first day',
    date_after_end: 'After the last day',
  } satisfies Record<TourDateProblem, string>,
  closedDay: 'Closed',
  soldOut: 'Sold out',
  held: (held: number) => `${held} held`,
  heldOf: (held: number, places: number) => `${held} of ${places} held`,
  left: (left: number, places: number) => `${left} of ${places} left`,
  bookings: (count: number) => counted(count, 'booking'),
  places: 'Places',
  setPlaces: 'Set places',
  month: (date: LocalDate) => month(date, 'en'),
  longDay: (date: LocalDate) => longDay(date, 'en'),
  weekday: (date: LocalDate) => weekday(date, 'en'),
  toMend: 'To be mended before publishing',
  isMeant: 'Is this meant?',
  row: (row: number, fault: string) => `Row ${row}: ${fault}`,
  move: (row: string) => `Move ${row}`,
  number: (number: number) => `Number ${number}`,
  from: (price: string) => `from ${price}`,
  residents: 'residents',
  faultsToMend: (count: number) => `${counted(count, 'fault')} to mend`,
  warnings: (count: number) => counted(count, 'warning'),
  noPriceToShow: 'Here stands what travellers pay, once there is a price.',
  whatTravellersPay: 'What travellers pay',
  guests: 'Guests',
  packages: 'Packages',
  each: 'Each',
  one: 'One',
  together: 'Together',
  inNoRow: 'in no row',
  adults: (count: number) => counted(count, 'adult'),
  packagesOf: (count: number) => counted(count, 'package'),
  adult: 'Adult',
  child: 'Child',
  infant: 'Infant',
  free: 'free',
  percentOff: (percent: number) => `${percent}% off`,
  andMore: (from: number) => `${from} and more`,
  size: (thing: 'guest' | 'package' | 'piece', from: number, to: number | null) =>
    to === null ? `${from} and more ${thing}s` : counted(to, thing).replace(/^\d+/, rangeWords({ from, to })),
  perAdult: (price: string) => `${price} per adult`,
  eachOf: (price: string) => `${price} each`,
  noPriceYet: 'no price yet',
  day: (day: number | null) => `Day ${day ?? '?'}`,
}

export type TourWords = typeof en
