import type { ScheduleProblem } from '@nusa/shared/booking'

export const availabilityTexts = {
  soldOut: 'sold out',
  tooLate: 'too late to book',
  startTime: 'Start time',
  soldOutBetween: 'sold out in between',
  startsNewRange: 'starts again here: sold out in between',
  /** `date` is 'Nov 30, 2026', `rangeName` 'stay' or 'rental'. */
  newRangeStarted: (date: string, rangeName: string) =>
    `${date} is sold out, so your ${rangeName} now starts after it.`,
  rangeNames: { rental: 'rental', room: 'stay' },
  unitsLeft: (count: number) => `${count} left`,
  dateSoldOut: 'This date is sold out. Please choose another.',
  /** `unitsText` is '3 spots left'. */
  tooFew: (unitsText: string) => `Only ${unitsText}. Please choose another date or time, or book for fewer people.`,
} as const

export const dayPriceTexts = {
  dayPriceUnits: { per_person: 'per adult', per_package: 'per package', any: '' },
  dayPrice: (price: string, unit: string) => (unit === '' ? `from ${price}` : `${price} ${unit}`),
  dayPricesExplanation: (currency: string, unit: string, beforeTax: string | null) => {
    const prices = unit === '' ? `Lowest prices in ${currency}` : `Prices ${unit} in ${currency}`
    return `${[prices, beforeTax].filter(Boolean).join(', ')}.`
  },
} as const

export const tourDayTexts = {
  date_past: 'this day has passed',
  date_cut_off: 'too soon to book',
  date_too_far: 'more than two years ahead',
  date_before_start: 'before the first date of this tour',
  date_after_end: 'after the last date of this tour',
  date_blocked: 'not available',
  date_no_departure: 'no departure on this day',
} as const satisfies Record<ScheduleProblem, string>
