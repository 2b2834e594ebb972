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

const e164Pattern = /^\+[1-9]\d{6,14}$/

/** The zero in '+44 (0)20 …', which is only dialled within the country. */
const domesticZero = /(?<=\d[\s.-]*)\(\s*0\s*\)/

/**
 * Returns E.164 ('+6281234567890'); null if the number is invalid. A number without a country code is tried as a number
 * of `country` (a name or ISO code), then as an Indonesian number, then as an international number without its '+'.
 */
export function parsePhone(input: string, country = ''): string | null {
  if (!looksLikePhone(input)) return null
  const diallable = toDiallable(input)
  if (diallable.startsWith('+')) return parseInternational(diallable)
  const countries = new Set([findCountryCode(country) ?? homeCountry, homeCountry])
  const domesticNumbers = [...countries].map((code) => parseNumber(diallable, code))
  const validNumber = [...domesticNumbers, parseNumber(`+${diallable}`)].find((number) => number?.isValid())
  const bestNumber = validNumber ?? domesticNumbers.find((number) => number?.isPossible())
  return bestNumber?.number ?? null
}

/**
 * Returns, for example, '+62 812 3456 7890'. A text that is not a phone number is returned unchanged, and so is a
 * number without a country code unless `country` is given.
 */
export function formatPhone(storedText: string, country?: string): string {
  const number = e164Pattern.test(storedText) ? storedText : parseIfCountryKnown(storedText, country)
  if (number === null) return storedText
  return parseNumber(number)?.formatInternational() ?? storedText
}

function parseIfCountryKnown(storedText: string, country?: string): string | null {
  const isCountryKnown = country !== undefined || toDiallable(storedText).startsWith('+')
  return isCountryKnown ? parsePhone(storedText, country) : null
}

/** Returns the number without separators and domestic zero, and with '+' instead of a leading 00. */
function toDiallable(input: string): string {
  const phone = normalisePhone(input)
  const numberWithZero = removeSeparators(phone)
  const numberWithoutZero = removeSeparators(phone.replace(domesticZero, ''))
  // Numbers of Italy and a few other countries keep the zero when they are dialled from abroad.
  const isValid = (number: string) => number.startsWith('+') && parseNumber(number)?.isValid()
  const needsZero = !isValid(numberWithoutZero) && isValid(numberWithZero)
  return needsZero ? numberWithZero : numberWithoutZero
}

function removeSeparators(phone: string): string {
  return phone
    .replaceAll(/[\s().-]/g, '')
    .replace(/^00+/, '+')
    .replace(/^\++/, '+')
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

const codesByAlias: Record<string, CountryCode> = {
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
function findCountryCode(input: string): CountryCode | undefined {
  const code = input.trim().toUpperCase()
  if (isSupportedCountry(code)) return code
  codesByName ??= buildCodesByName()
  return codesByName.get(normaliseName(input))
}

function buildCodesByName(): ReadonlyMap<string, CountryCode> {
  const codes = new Map(Object.entries(codesByAlias))
  for (const language of languages) {
    const countryNames = new Intl.DisplayNames([language], { type: 'region' })
    for (const code of getCountries()) codes.set(normaliseName(countryNames.of(code) ?? code), code)
  }
  return codes
}

/** Removes letter case, accents, spaces and punctuation. */
function normaliseName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase()
}
