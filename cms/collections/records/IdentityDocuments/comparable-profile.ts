import { parseLocalDate } from '@nusa/shared/dates'
import type { Language, Translations } from '../../../core/i18n/language.ts'
import { dayText } from '../../../core/i18n/times.ts'
import type { Traveller } from '../../../generated/payload-types.ts'

type Profile = Pick<
  Traveller,
  'full_name' | 'first_name' | 'last_name' | 'birthday' | 'address' | 'city' | 'country' | 'email'
>

/** Returns the fields of the profile that staff see next to the document. */
export function buildComparableProfile(profile: Profile, language: Language) {
  const { full_name, first_name, last_name, birthday, address, city, country, email } = profile
  const birthDate = parseLocalDate(birthday)
  return {
    full_name,
    first_name,
    last_name,
    date_of_birth: birthDate && dayText(birthDate, language),
    address,
    city,
    country,
    email,
  }
}

const fieldNames: Translations<Readonly<Record<string, string>>> = {
  en: { first_name: 'First name', last_name: 'Last name', full_name: 'Full name', birthday: 'Date of birth' },
  id: { first_name: 'Nama depan', last_name: 'Nama belakang', full_name: 'Nama lengkap', birthday: 'Tanggal lahir' },
}

/** Returns the names of the changed fields, which the database records as `first_name,birthday`. */
export function changedProfileNames(changedFields: string, language: Language): string[] {
  return changedFields.split(',').map((name) => fieldNames[language][name] ?? name)
}
