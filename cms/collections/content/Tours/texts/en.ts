import type { ScheduleProblem } from '@nusa/shared/booking'
import type { LocalDate } from '@nusa/shared/dates'
import { formatCount } from '@nusa/shared/text'
import type { Language } from '../../../../core/i18n/language.ts'
import { changeText, createDayFormatter, dayText } from '../../../../core/i18n/times.ts'
import { rangeText } from '../../../../fields/numbers/ranges.ts'
import { rowTexts } from '../../../../payload-fixes/rows/row-texts.ts'

const longDay = createDayFormatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const month = createDayFormatter({ month: 'long', year: 'numeric' })
const weekday = createDayFormatter({ weekday: 'short' })
const monthName = createDayFormatter({ month: 'long' })
const shortMonth = createDayFormatter({ month: 'short' })
const dayAndMonth = createDayFormatter({ day: 'numeric', month: 'short' })

export const maxListedDays = 5

export interface BookedDay {
  date: LocalDate
  /** The number of booked units. */
  booked: number
}

function listBookedDays(days: readonly BookedDay[]): string {
  const list = days.slice(0, maxListedDays).map(({ date, booked }) => `${dayText(date, 'en')} (${booked})`)
  const more = days.length > maxListedDays ? `, and on ${formatCount(days.length - maxListedDays, 'more day')}` : ''
  return list.join(', ') + more
}

export const en = {
  language: 'en' as Language,
  calendarOfTour: 'Tour calendar',
  calendarOfThisTour: 'Tour calendar',
  calendar: 'Calendar',
  previousMonth: 'Previous month',
  thisMonth: 'This month',
  nextMonth: 'Next month',
  liveVersionNote: 'The live version, in Bali time.',
  draftVersionNote:
    'This tour is not published, so it cannot be booked. The calendar shows its latest draft, in Bali time.',
  calendarHelp:
    '“Booked” counts all bookings that are not cancelled, paid or not. A day without a number has no limit.',
  noResponse: 'The CMS does not respond. Please reload the page.',
  closed: {
    date_blocked: 'Blocked',
    date_no_departure: 'No departure',
    date_past: 'Past',
    date_cut_off: 'Too late to book',
    date_too_far: 'Too far ahead',
    date_before_start: 'Before the first day',
    date_after_end: 'After the last day',
  } satisfies Record<ScheduleProblem, string>,
  closedDay: 'Closed',
  noLimit: 'no limit',
  soldOut: 'Sold out',
  bookedCount: (booked: number) => `${booked} booked`,
  bookedOfCapacity: (booked: number, capacity: number) => `${booked} of ${capacity} booked`,
  spotsLeft: (left: number, capacity: number) => `${left} of ${capacity} left`,
  bookings: (count: number) => formatCount(count, 'booking'),
  bookedAboveCapacity: (startTime: string, days: readonly BookedDay[]) => {
    const prefix = startTime === '' ? '' : `${startTime}: `
    return `${prefix}Booked above this capacity: ${listBookedDays(days)}. These bookings stay valid, but further bookings on these days are not possible.`
  },
  bookedButNotOffered: (startTime: string, days: readonly BookedDay[]) =>
    `${startTime}: Booked on days on which it is no longer offered: ${listBookedDays(days)}. These bookings stay valid until someone cancels them.`,
  capacity: 'Capacity',
  setCapacity: 'Set capacity',
  month: (date: LocalDate) => month(date, 'en'),
  longDay: (date: LocalDate) => longDay(date, 'en'),
  weekday: (date: LocalDate) => weekday(date, 'en'),
  fixBeforePublishing: 'Fix before publishing',
  isThisIntended: 'Is this intended?',
  rowNumber: rowTexts.en.rowNumber,
  blockedDate: (number: number) => `Blocked date ${number}`,
  startTime: (number: number) => `Start time ${number}`,
  departuresOfWeek: (from: string, to: string) => `Departures from ${from} to ${to}`,
  previousWeek: 'Previous week',
  thisWeek: 'This week',
  nextWeek: 'Next week',
  onThisDate: 'on this date',
  overridesNotLoaded: 'The availability overrides could not be loaded. Please reload the page.',
  spots: (count: number) => formatCount(count, 'spot'),
  activity: (number: number) => `Activity ${number}`,
  question: (number: number) => `Question ${number}`,
  priceRow: (number: number) => `Price row ${number}`,
  fromPrice: (price: string) => `from ${price}`,
  residents: 'residents',
  problemsToFix: (count: number) => `${formatCount(count, 'problem')} to fix`,
  warnings: (count: number) => formatCount(count, 'warning'),
  noPriceToShow: 'What travellers pay appears here once there is a price.',
  whatTravellersPay: 'What travellers pay',
  guests: 'Guests',
  packages: 'Packages',
  pricePerPerson: 'Per person',
  pricePerPackage: 'Per package',
  totalPrice: 'Total',
  notCovered: 'not covered',
  adultCount: (count: number) => formatCount(count, 'adult'),
  packageCount: (count: number) => formatCount(count, 'package'),
  adult: 'Adult',
  child: 'Child',
  infant: 'Infant',
  free: 'free',
  percentOff: (percent: number) => `${percent}% off`,
  orMore: (from: number) => `${from} or more`,
  countRange: (unit: 'guest' | 'package' | 'piece', from: number, to: number | null) => {
    if (to === null) return `${from} or more ${unit}s`
    // The last number of the range decides whether the unit is plural.
    const lastCountAndUnit = formatCount(to, unit)
    return lastCountAndUnit.replace(/^\d+/, rangeText({ from, to }))
  },
  perAdult: (price: string) => `${price} per adult`,
  perUnit: (price: string) => `${price} each`,
  noPriceYet: 'no price yet',
  day: (day: number | null) => `Day ${day ?? '?'}`,
  season: (number: number) => `Season ${number}`,
  seasonsOfYear: (year: number) => `Seasons in ${year}`,
  previousYear: 'Previous year',
  nextYear: 'Next year',
  noSeason: 'No season',
  noDaysInYear: (year: number) => `no days in ${year}`,
  ownPrices: 'own prices',
  priceChange: (percent: number) => changeText(percent, 'en'),
  whatTravellersPayInSeason: (season: string) => `What travellers pay: ${season}`,
  dayOfMonth: 'Day',
  monthOfYear: 'Month',
  yearLabel: 'Year, or empty for every year',
  everyYear: 'every year',
  monthName: (date: LocalDate) => monthName(date, 'en'),
  shortMonth: (date: LocalDate) => shortMonth(date, 'en'),
  dayAndMonth: (date: LocalDate) => dayAndMonth(date, 'en'),
}

export type TourTexts = typeof en
