// The smallest metadata set of the library: it has the country codes, lengths and formats. Larger sets only add the
// distinction of mobile and fixed lines, and would reject numbers from ranges opened after their release.
import {
  type CountryCode,
  getCountries,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { looksLikePhone, normalisePhone } from '../index.ts'

const homeCountry: CountryCode = 'ID'

const e164 = /^\+[1-9]\d{6,14}$/

/** The zero in '+44 (0)20 …', which is only dialled within the country. */
const domesticZero = /(?<=\d[\s.-]*)\(\s*0\s*\)/

/**
 * Parses a phone number to E.164 ('+6281234567890'); null if it is invalid. A number without a country code belongs to
 * `country`, a name or ISO code. If that country is unknown or has no such number, the number is tried as an Indonesian
 * number, and then as an international number whose '+' is missing.
 */
export function parsePhone(typed: string, country = ''): string | null {
  if (!looksLikePhone(typed)) return null
  const diallable = toDiallable(typed)
  if (diallable.startsWith('+')) return parseInternational(diallable)
  const ownCountry = countryCode(country) ?? homeCountry
  const candidates = [...new Set([ownCountry, homeCountry])].map((candidate) => parseNumber(diallable, candidate))
  const valid = [...candidates, parseNumber(`+${diallable}`)].find((number) => number?.isValid())
  return (valid ?? candidates.find((number) => number?.isPossible()))?.number ?? null
}

/**
 * Formats a stored phone number in the international format ('+62 812 3456 7890'). A text that is not a phone number is
 * returned unchanged. A number without a country code is returned unchanged, too, unless `country` is given.
 */
export function formatPhone(stored: string, country?: string): string {
  const number = e164.test(stored) ? stored : completeNumber(stored, country)
  return (number === null ? undefined : parseNumber(number)?.formatInternational()) ?? stored
}

function completeNumber(stored: string, country?: string): string | null {
  const isComplete = country !== undefined || toDiallable(stored).startsWith('+')
  return isComplete ? parsePhone(stored, country) : null
}

/** Returns a number in plain characters, with a leading 00 replaced by '+'. */
function toDiallable(typed: string): string {
  const [plain, whole] = [normalisePhone(typed), normalisePhone(typed).replace(domesticZero, '')].map((text) =>
    text
      .replaceAll(/[\s().-]/g, '')
      .replace(/^00+/, '+')
      .replace(/^\++/, '+'),
  )
  // Italy and a few other countries keep the zero when dialled from abroad.
  const isPossible = (text = '') => text.startsWith('+') && parseNumber(text)?.isValid()
  return (isPossible(whole) || !isPossible(plain) ? whole : plain) ?? ''
}

function parseInternational(diallable: string): string | null {
  const number = parseNumber(diallable)
  return number?.isPossible() ? number.number : null
}

function parseNumber(diallable: string, country?: CountryCode): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(diallable, { defaultCountry: country, extract: false })
  return number?.ext ? undefined : number
}

/** Languages in which travellers write the name of their country. */
const languages = [
  'en',
  'id',
  'ms',
  'de',
  'es',
  'fr',
  'it',
  'nl',
  'pt',
  'sv',
  'da',
  'ru',
  'ja',
  'ko',
  'zh',
  'zh-TW',
  'ar',
]

const aliases: Record<string, CountryCode> = {
  uk: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  greatbritain: 'GB',
  northernireland: 'GB',
  usa: 'US',
  america: 'US',
  unitedstatesofamerica: 'US',
  holland: 'NL',
  thenetherlands: 'NL',
  uae: 'AE',
  turkey: 'TR',
  czechrepublic: 'CZ',
  southkorea: 'KR',
  korea: 'KR',
  hongkong: 'HK',
  macau: 'MO',
  ivorycoast: 'CI',
  prchina: 'CN',
  bali: 'ID',
}

let codesByName: ReadonlyMap<string, CountryCode> | undefined

/** Returns the ISO code of a country entered as a name or code; undefined if it is unknown. */
function countryCode(typed: string): CountryCode | undefined {
  const code = typed.trim().toUpperCase()
  if (isSupportedCountry(code)) return code
  codesByName ??= buildCodesByName()
  return codesByName.get(normaliseName(typed))
}

function buildCodesByName(): ReadonlyMap<string, CountryCode> {
  const named = new Map(Object.entries(aliases))
  for (const language of languages) {
    const names = new Intl.DisplayNames([language], { type: 'region' })
    for (const country of getCountries()) named.set(normaliseName(names.of(country) ?? country), country)
  }
  return named
}

/** Removes letter case, accents, spaces and punctuation. */
function normaliseName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase()
}
