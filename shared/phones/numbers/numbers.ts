// The smallest of the library's metadata sets: it knows the country codes, the lengths and the way numbers are written. The larger
// ones only tell mobile from fixed lines, and would refuse numbers of ranges that were opened since they were made.
import { type CountryCode, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { looksLikePhone, plainPhone } from '../index.ts'
import { countryCode } from './country.ts'

const home: CountryCode = 'ID'

const e164 = /^\+[1-9]\d{6,14}$/

/** The zero of '+44 (0)20 …', which is dialled within the country only. */
const domesticZero = /(?<=\d[\s.-]*)\(\s*0\s*\)/

/**
 * Returns a typed phone number in E.164 ('+6281234567890'), or null when it is none. A number without a country code belongs to
 * `country`, a name or an ISO code; when that is not known, or has no such number, to Indonesia.
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
 * Returns a stored phone number in the international format ('+62 812 3456 7890'). One that is no phone number stays as it is, and
 * so does one without a country code unless `country` is given.
 */
export function formatPhone(stored: string, country?: string): string {
  const number = e164.test(stored) ? stored : completeNumber(stored, country)
  return (number === null ? undefined : numberOf(number)?.formatInternational()) ?? stored
}

function completeNumber(stored: string, country?: string): string | null {
  const isComplete = country !== undefined || dialled(stored).startsWith('+')
  return isComplete ? parsePhone(stored, country) : null
}

/** In plain characters, with '+' where somebody dials 00. */
function dialled(typed: string): string {
  const [plain, whole] = [plainPhone(typed), plainPhone(typed).replace(domesticZero, '')].map((text) =>
    text
      .replaceAll(/[\s().-]/g, '')
      .replace(/^00+/, '+')
      .replace(/^\++/, '+'),
  )
  // Italy and a few other countries dial the zero from abroad, too.
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
