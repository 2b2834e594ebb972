// The smallest metadata set of the library has the country codes, lengths and formats. Larger sets only add the
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
 * Returns E.164 ('+6281234567890'); null if the number is invalid. A number without a country code is tried as a number
 * of `country` (a name or ISO code), then as an Indonesian number, then as an international number without its '+'.
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
 * Returns, for example, '+62 812 3456 7890'. A text that is not a phone number is returned unchanged, and so is a
 * number without a country code unless `country` is given.
 */
export function formatPhone(stored: string, country?: string): string {
  const number = e164.test(stored) ? stored : completeNumber(stored, country)
  return (number === null ? undefined : parseNumber(number)?.formatInternational()) ?? stored
}

function completeNumber(stored: string, country?: string): string | null {
  const isComplete = country !== undefined || toDiallable(stored).startsWith('+')
  return isComplete ? parsePhone(stored, country) : null
}

/** Replaces a leading 00 by '+'. */
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

/** Accepts a name or code; returns undefined if it is unknown. */
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
