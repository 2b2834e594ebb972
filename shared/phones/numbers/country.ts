import { type CountryCode, getCountries, isSupportedCountry } from 'libphonenumber-js/min'

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
export function countryCode(typed: string): CountryCode | undefined {
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
