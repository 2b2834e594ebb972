// The smallest metadata set of the library: it has the country codes, lengths and formats. Larger sets only add the
// distinction of mobile and fixed lines, and would reject numbers from ranges opened after their release.
import { type CountryCode, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { looksLikePhone, plainPhone } from '../index.ts'
import { countryCode } from './country.ts'

const home: CountryCode = 'ID'

const e164 = /^\+[1-9]\d{6,14}$/

/** The zero in '+44 (0)20 …', which is only dialled within the country. */
const domesticZero = /(?<=\d[\s.-]*)\(\s*0\s*\)/

/**
 * Parses a phone number to E.164 ('+6281234567890'); null if it is invalid. A number without a country code belongs to
 * `country`, a name or ISO code. If that country is unknown or has no such number, it belongs to Indonesia.
 */
export function parsePhone(typed: string, country = ''): string | null {
  if (!looksLikePhone(typed)) return null
  const written = dialled(typed)
  if (written.startsWith('+')) return international(written)
  const own = countryCode(country) ?? home
  const candidates = [...new Set([own, home])].map((candidate) => numberOf(written, candidate))
  const valid = [...candidates, numberOf(`+${written}`)].find((number) => number?.isValid())
  return (valid ?? candidates.find((number) => number?.isPossible()))?.number ?? null
}

/**
 * Formats a stored phone number in the international format ('+62 812 3456 7890'). A text that is not a phone number is
 * returned unchanged, as is a number without a country code unless `country` is given.
 */
export function formatPhone(stored: string, country?: string): string {
  const number = e164.test(stored) ? stored : completeNumber(stored, country)
  return (number === null ? undefined : numberOf(number)?.formatInternational()) ?? stored
}

function completeNumber(stored: string, country?: string): string | null {
  const isComplete = country !== undefined || dialled(stored).startsWith('+')
  return isComplete ? parsePhone(stored, country) : null
}

/** Returns a number in plain characters, with a leading 00 replaced by '+'. */
function dialled(typed: string): string {
  const [plain, whole] = [plainPhone(typed), plainPhone(typed).replace(domesticZero, '')].map((text) =>
    text
      .replaceAll(/[\s().-]/g, '')
      .replace(/^00+/, '+')
      .replace(/^\++/, '+'),
  )
  // Italy and a few other countries keep the zero when dialled from abroad.
  const isPossible = (text = '') => text.startsWith('+') && numberOf(text)?.isValid()
  return (isPossible(whole) || !isPossible(plain) ? whole : plain) ?? ''
}

function international(written: string): string | null {
  const number = numberOf(written)
  return number?.isPossible() ? number.number : null
}

function numberOf(written: string, country?: CountryCode): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(written, { defaultCountry: country, extract: false })
  return number?.ext ? undefined : number
}
