import type { Profile, ProfileChange } from '@nusa/shared/account'
import { type LocalDate, parseLocalDate } from '@nusa/shared/dates'
import type { FieldErrors } from '../../lib/form.ts'
import { accountTexts as texts } from './texts.ts'

/** The fields of the form, as they are typed. */
export type ProfileValues = Record<Exclude<keyof Profile, 'id' | 'email' | 'full_name'>, string>

export const profileFields = [
  'first_name',
  'last_name',
  'phone',
  'whatsapp',
  'address',
  'city',
  'country',
  'birthday',
] as const satisfies (keyof ProfileValues)[]

/** Nobody who travels was born before. */
export const earliestBirthday = '1900-01-01'

const requiredFields = profileFields.filter((field) => field !== 'whatsapp')

export function profileValues(profile: Profile): ProfileValues {
  const { first_name, last_name, phone, whatsapp, address, city, country, birthday } = profile
  return { first_name, last_name, phone, whatsapp, address, city, country, birthday: birthday ?? '' }
}

export type CheckedProfile =
  | { ok: true; change: ProfileChange }
  | { ok: false; errors: FieldErrors; isMissing: boolean }

/** What is to be saved, or what is wrong; `isMissing` where a required field is blank. A birthday is before `today`. */
export function checkProfile(values: ProfileValues, today: LocalDate): CheckedProfile {
  const blank = requiredFields.filter((field) => values[field].trim() === '')
  const birthday = parseLocalDate(values.birthday)
  const errors: FieldErrors = Object.fromEntries(blank.map((field) => [field, texts.required[field]]))
  const isPossible = birthday && birthday >= earliestBirthday && birthday < today
  if (values.birthday && !isPossible) errors.birthday = texts.birthdayWrong
  if (Object.keys(errors).length > 0) return { ok: false, errors, isMissing: blank.length > 0 }
  const trimmed = Object.fromEntries(profileFields.map((field) => [field, values[field].trim()]))
  return { ok: true, change: { ...trimmed, birthday } }
}
