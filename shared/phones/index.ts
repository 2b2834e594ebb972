export const invalidPhoneMessage = 'Enter a phone number with its country code, such as +62 812 3456 7890.'

/**
 * A number with fewer digits is incomplete in every country. A number with more digits is too long, even with an
 * international prefix.
 */
const minDigits = 6
const maxDigits = 20

const invisibleCharacters = /\p{Default_Ignorable_Code_Point}|\p{Cf}|\p{Cc}/gu
/** Unicode has many dashes; some people also separate digits with a dot in the middle, a bullet or a tilde. */
const dashes = /[\p{Pd}\u2212\u00b7\u2022_~]/gu
const separators = /[\p{White_Space}/\\,]+/gu
/** Matches 'Tel:' or 'WhatsApp:' before the number. */
const labelPrefix = /^\s*(?:tel|phone|whatsapp|wa)\s*[:.]\s*/i

/** Returns plain characters: ASCII digits, and only spaces, hyphens, brackets and full stops as separators. */
export function normalisePhone(input: string): string {
  return toAsciiDigits(
    input
      .normalize('NFKC')
      .replaceAll(/[\t\n\r]/g, ' ')
      .replaceAll(invisibleCharacters, ''),
  )
    .replace(labelPrefix, '')
    .replaceAll(dashes, '-')
    .replaceAll(separators, ' ')
    .trim()
}

/** Returns only the digits of a phone number, for search and links. */
export function phoneDigits(input: string): string {
  return normalisePhone(input).replaceAll(/\D/g, '')
}

/**
 * Returns whether a text may be a phone number. Pages use this check before sending a form. The server checks the
 * number with the formats of every country.
 */
export function looksLikePhone(input: string): boolean {
  const phone = normalisePhone(input)
  const digitCount = phoneDigits(phone).length
  return /^\(?\+?[\d\s().-]+$/.test(phone) && digitCount >= minDigits && digitCount <= maxDigits
}

const zeroCodePoints = [...'0٠۰०০๐໐༠၀០'].map((zero) => zero.codePointAt(0) ?? 0)

/** Replaces the digits of other scripts, such as Arabic or Thai. */
function toAsciiDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const codePoint = digit.codePointAt(0) ?? 0
    const zero = zeroCodePoints.find((candidate) => codePoint >= candidate && codePoint <= candidate + 9)
    return zero === undefined ? digit : String(codePoint - zero)
  })
}
