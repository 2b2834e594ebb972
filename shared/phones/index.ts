export const invalidPhoneMessage = 'Enter a phone number with its country code, such as +62 812 3456 7890.'

/**
 * A number with fewer digits is not complete in any country; the longest number with an international prefix does not
 * have more.
 */
const [minDigits, maxDigits] = [6, 20]

const invisible = /\p{Default_Ignorable_Code_Point}|\p{Cf}|\p{Cc}/gu
const dashes = /[\p{Pd}\u2212\u00b7\u2022_~]/gu
const separators = /[\p{White_Space}/\\,]+/gu
const labelPrefix = /^\s*(?:tel|phone|whatsapp|wa)\s*[:.]\s*/i

/** Returns plain characters: ASCII digits, and only spaces, hyphens, brackets and full stops as separators. */
export function normalisePhone(typed: string): string {
  return asciiDigits(
    typed
      .normalize('NFKC')
      .replaceAll(/[\t\n\r]/g, ' ')
      .replaceAll(invisible, ''),
  )
    .replace(labelPrefix, '')
    .replaceAll(dashes, '-')
    .replaceAll(separators, ' ')
    .trim()
}

/** For search and links. */
export function phoneDigits(typed: string): string {
  return normalisePhone(typed).replaceAll(/\D/g, '')
}

/**
 * Pages use this check before sending a form. The server, which knows the number formats of every country, makes the
 * final decision.
 */
export function looksLikePhone(typed: string): boolean {
  const plain = normalisePhone(typed)
  const { length } = phoneDigits(plain)
  return /^\(?\+?[\d\s().-]+$/.test(plain) && length >= minDigits && length <= maxDigits
}

const zeroCodePoints = [...'0٠۰०০๐໐༠၀០'].map((zero) => zero.codePointAt(0) ?? 0)

/** Replaces the digits of other scripts, such as Arabic or Thai. */
function asciiDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = zeroCodePoints.find((zero) => code >= zero && code <= zero + 9)
    return zero === undefined ? digit : String(code - zero)
  })
}
