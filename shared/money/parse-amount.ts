/**
 * Parses '350000', '350.000', '1,500,000'. Returns null if the text is not a whole number, is ambiguous ('1.5'), or is
 * too large to represent exactly.
 */
export function parseWholeNumber(text: string): number | null {
  const trimmedText = text.trim()
  // The separator of thousands follows one to three digits and precedes three digits.
  const [, separator] = /^-?\d{1,3}([., \u00a0])\d{3}/.exec(trimmedText) ?? []
  const [firstGroup = '', ...groups] = separator ? trimmedText.split(separator) : [trimmedText]
  const isGrouped = groups.every((group) => /^\d{3}$/.test(group))
  if (!isGrouped || !/^-?\d+$/.test(firstGroup)) return null
  const number = Number([firstGroup, ...groups].join(''))
  return Number.isSafeInteger(number) ? number : null
}

/** 'M' is missing because it means a thousand million in Indonesian and a million in English. */
const unitFactors: ReadonlyMap<string, number> = new Map([
  ['rb', 1000],
  ['ribu', 1000],
  ['k', 1000],
  ['jt', 1_000_000],
  ['juta', 1_000_000],
])

/**
 * Accepts Indonesian price formats ('Rp 350.000,-', '350 rb', '1,5 jt') and spreadsheet output ('350000.00',
 * '350.000,00'). Returns null if the text is not an amount or is ambiguous.
 */
export function parseRupiah(text: string): number | null {
  // Removes the currency at the beginning and the ',-' at the end of 'Rp 350.000,-'.
  const amountText = text.trim().replace(/^(?:rp\.?|idr)\s*|,-+$/gi, '')
  // Matches '350 rb' and '1,5 jt': at most two decimals and a unit. The three digits in '1.500 rb' may be thousands, so
  // this text is ambiguous.
  const [, whole, decimals = '', unit = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?\s*([a-z]+)$/i.exec(amountText) ?? []
  const factor = unitFactors.get(unit.toLowerCase())
  if (whole !== undefined && factor !== undefined) {
    return (Number(whole + decimals) * factor) / 10 ** decimals.length
  }
  // In '350000.00' the thousands are not separated, so the zeros after the point are decimals.
  const wholeText = amountText
    .replace(/^(-?\d{4,})[.,]00?$/, '$1')
    // In '350.000,00' the second separator differs from the first, so the zeros after it are decimals.
    .replace(/^(-?\d{1,3}(?:\.\d{3})+),00?$/, '$1')
    .replace(/^(-?\d{1,3}(?:,\d{3})+)\.00?$/, '$1')
  return parseWholeNumber(wholeText)
}

/** Returns, for example, '1.500.000'. */
export function groupThousands(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, '.')
}
