/**
 * Returns the whole number that a text means, with or without thousands separators: '350000', '350.000', '1,500,000'. Returns
 * null if the text is no whole number, can be read in two ways ('1.5'), or is too large to count with.
 */
export function parseWholeNumber(text: string): number | null {
  const typed = text.trim()
  const [, separator] = /^-?\d{1,3}([., \u00a0])\d{3}/.exec(typed) ?? []
  const [first = '', ...groups] = separator ? typed.split(separator) : [typed]
  if (!/^-?\d+$/.test(first) || !groups.every((group) => /^\d{3}$/.test(group))) return null
  const number = Number([first, ...groups].join(''))
  return Number.isSafeInteger(number) ? number : null
}

/** The units in which prices are written in Indonesia. 'M' is left out: a thousand million in Indonesian, a million in English. */
const units: ReadonlyMap<string, number> = new Map([
  ['rb', 1000],
  ['ribu', 1000],
  ['k', 1000],
  ['jt', 1_000_000],
  ['juta', 1_000_000],
])

/**
 * Returns the whole rupiah that a text means, also as prices are written in Indonesia ('Rp 350.000,-', '350 rb', '1,5 jt') and as
 * spreadsheets write them ('350000.00'). Returns null if it is no such amount or can be read in two ways.
 */
export function parseRupiah(text: string): number | null {
  const bare = text.trim().replace(/^(?:rp\.?|idr)\s*|,-+$/gi, '')
  // Three digits after a separator may be thousands: '1.500 rb'.
  const [, whole, decimals = '', unit = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?\s*([a-z]+)$/i.exec(bare) ?? []
  const factor = units.get(unit.toLowerCase())
  if (whole !== undefined && factor !== undefined) {
    return (Number(whole + decimals) * factor) / 10 ** decimals.length
  }
  // Four digits without a separator show that the zeros after it are decimals.
  return parseWholeNumber(bare.replace(/^(-?\d{4,})[.,]00?$/, '$1'))
}

/** Returns a whole number with thousands separators, as rupiah are written: '1.500.000'. */
export function groupThousands(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, '.')
}
