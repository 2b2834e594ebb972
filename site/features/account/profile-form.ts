import { isBirthday, type Profile, type ProfileChange } from '@nusa/shared/account'
import { type LocalDate, parseLocalDate } from '@nusa/shared/dates'
import { isBlank, typedLine } from '@nusa/shared/words'
import type { FieldErrors } from '../../lib/form.ts'
import { changesOf } from './changes.ts'
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

const requiredFields = profileFields.filter((field) => field !== 'whatsapp')

export function profileValues(profile: Profile): ProfileValues {
  const { first_name, last_name, phone, whatsapp, address, city, country, birthday } = profile
  return { first_name, last_name, phone, whatsapp, address, city, country, birthday: birthday ?? '' }
}

/** Those of a form without a word in it. */
export const noValues: ProfileValues = {
  first_name: '',
  last_name: '',
  phone: '',
  whatsapp: '',
  address: '',
  city: '',
  country: '',
  birthday: '',
}

/** The edits that are left once `sent` is saved: what was typed meanwhile. */
export function editsSince(edits: Partial<ProfileValues>, sent: ProfileValues): Partial<ProfileValues> {
  return Object.fromEntries(
    profileFields
      .filter((field) => (edits[field] ?? sent[field]) !== sent[field])
      .map((field) => [field, edits[field]]),
  )
}

export type CheckedProfile =
  | { ok: true; change: ProfileChange }
  | { ok: false; errors: FieldErrors; isMissing: boolean }

/**
 * What is to be saved of `values`, or what is wrong with them; `isMissing` where a required field is blank. A birthday is before
 * `today`.
 */
export function checkProfile(values: ProfileValues, saved: ProfileValues, today: LocalDate): CheckedProfile {
  const blank = requiredFields.filter((field) => isBlank(values[field]))
  const birthday = parseLocalDate(values.birthday)
  const errors: FieldErrors = Object.fromEntries(blank.map((field) => [field, texts.required[field]]))
  if (values.birthday && !(birthday && isBirthday(birthday, today))) errors.birthday = texts.birthdayWrong
  if (Object.keys(errors).length > 0) return { ok: false, errors, isMissing: blank.length > 0 }
  const change = changesOf(
    profileFields.map((field) => [field, typedLine(values[field])]),
    saved,
  )
  return { ok: true, change: 'birthday' in change ? { ...change, birthday } : change }
}
