/** What stands before a text that is no number: Payload would read its first digits as one. */
const unread = '?'

/**
 * The whole number of what somebody types, with or without separators of thousands: '350000', '350.000', '1,500,000'. Null for nothing;
 * for what is none, or more than a computer counts, a text that no rule of a number takes.
 */
export function readWhole(text: string): number | string | null {
  const typed = text.trim()
  if (typed === '') return null
  const [, separator] = /^-?\d{1,3}([., \u00a0])\d{3}/.exec(typed) ?? []
  const [first = '', ...groups] = separator ? typed.split(separator) : [typed]
  const isGrouped = groups.every((group) => /^\d{3}$/.test(group))
  const number = isGrouped && /^-?\d+$/.test(first) ? Number([first, ...groups].join('')) : Number.NaN
  return Number.isSafeInteger(number) ? number : unread + text
}

/** The whole rupiah of what somebody types, also as people here write a price: 'Rp 1,500,000', 'Rp 350.000,-'. */
export function readAmount(text: string): number | string | null {
  if (text.trim() === '') return null
  const amount = readWhole(text.trim().replace(/^(?:rp\.?|idr)\s*|,-+$/gi, ''))
  return typeof amount === 'number' ? amount : unread + text
}

/** The number of what somebody types, its decimals after a point or a comma: '9.5', '9,5'. What is none comes as of a whole one. */
export function readDecimal(text: string): number | string | null {
  const typed = text.trim()
  if (typed === '') return null
  return /^-?\d+(?:[.,]\d+)?$/.test(typed) ? Number(typed.replace(',', '.')) : unread + text
}

/** Whether a price may well lack its thousands, which are left out in speech: nothing is sold for less than a thousand rupiah. */
export function isSlip(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value < 1000
}

/** What stands in the input for a value of the form. */
export function numberTyped(value: unknown): string {
  if (typeof value === 'string') return value.startsWith(unread) ? value.slice(unread.length) : value
  if (typeof value !== 'number') return ''
  const written = String(value)
  return written.includes('e-') ? value.toFixed(20).replace(/0+$/, '') : written
}
