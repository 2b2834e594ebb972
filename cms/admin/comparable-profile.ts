import { parseLocalDate } from '@nusa/shared/dates'
import type { Language } from '../i18n/language.ts'
import { dayText } from '../i18n/times.ts'
import type { Traveller } from '../payload-types.ts'

type Profile = Pick<
  Traveller,
  'full_name' | 'first_name' | 'last_name' | 'birthday' | 'address' | 'city' | 'country' | 'email'
>

/** Returns the profile fields that a passport or an identity card also contains, with readable names. */
export function comparableProfile(profile: Profile, language: Language) {
  const { full_name, first_name, last_name, birthday, address, city, country, email } = profile
  const born = parseLocalDate(birthday)
  return {
    ...{ full_name, first_name, last_name },
    date_of_birth: born && dayText(born, language),
    ...{ address, city, country, email },
  }
}
