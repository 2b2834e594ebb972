/** Texts about availability. */
export const placesTexts = {
  soldOut: 'sold out',
  soldOutBetween: 'sold out in between',
  beginsAnew: 'starts again here: sold out in between',
  /** `date` is 'Nov 30, 2026', `what` 'stay' or 'rental'. */
  beganAnew: (date: string, what: string) => `${date} is sold out, so your ${what} now starts after it.`,
  spans: { rental: 'rental', room: 'stay' },
  short: (left: number) => `${left} left`,
  soldOutThen: 'This date is sold out. Please choose another.',
  /** `left` is '3 spots left'. */
  tooFew: (left: string) => `Only ${left}. Please choose another date or book for fewer people.`,
} as const
