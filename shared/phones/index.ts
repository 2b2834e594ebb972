/** Shown next to a phone field whose value cannot be a phone number. */
export const phoneProblem = 'Enter a phone number with its country code, such as +62 812 3456 7890.'

/** In digits: fewer are no complete number anywhere; more exceed the longest number with an international prefix. */
const [shortest, longest] = [6, 20]

const invisible = /\p{Default_Ignorable_Code_Point}|\p{Cf}|\p{Cc}/gu
const dashes = /[\p{Pd}\u2212\u00b7\u2022_~]/gu
const separators = /[\p{White_Space}/\\,]+/gu
const label = /^\s*(?:tel|phone|whatsapp|wa)\s*[:.]\s*/i

/**
 * Returns a phone number as people type or copy it in plain characters: without invisible ones, with ASCII digits, and with
 * spaces and hyphens as the only separators besides brackets and full stops.
 */
export function plainPhone(typed: string): string {
  return asciiDigits(
    typed
      .normalize('NFKC')
      .replaceAll(/[\t\n\r]/g, ' ')
      .replaceAll(invisible, ''),
  )
    .replace(label, '')
    .replaceAll(dashes, '-')
    .replaceAll(separators, ' ')
    .trim()
}

/** Returns the digits of a phone number, for searching and for links. */
export function phoneDigits(typed: string): string {
  return plainPhone(typed).replaceAll(/\D/g, '')
}

/**
 * Says whether a text could be a phone number. A page checks with this before it sends the form; the server, which knows every
 * country's numbers, has the last word.
 */
export function looksLikePhone(typed: string): boolean {
  const plain = plainPhone(typed)
  const { length } = phoneDigits(plain)
  return /^\(?\+?[\d\s().-]+$/.test(plain) && length >= shortest && length <= longest
}

const zeros = [...'0٠۰०০๐໐༠၀០'].map((zero) => zero.codePointAt(0) ?? 0)

/** Replaces the digits of other scripts, such as Arabic or Thai, with 0 to 9. */
function asciiDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = zeros.find((zero) => code >= zero && code <= zero + 9)
    return zero === undefined ? digit : String(code - zero)
  })
}
