import { isPlausibleBirthday, type Profile, type ProfileChange, splitFullName } from '@nusa/shared/account'
import { type LocalDate, parseLocalDate } from '@nusa/shared/dates'
import { invalidPhoneMessage, looksLikePhone } from '@nusa/shared/phones'
import { isBlank, normaliseLine } from '@nusa/shared/text'
import type { FieldErrors } from '../../../lib/form.ts'
import { accountTexts as texts } from './texts.ts'

export type ProfileValues = Record<Exclude<keyof Profile, 'id' | 'email' | 'full_name' | 'single_name'>, string> & {
  /** 'true' if the person has a single name, otherwise 'false'. */
  single_name: string
}

export const profileFields = [
  'first_name',
  'last_name',
  'single_name',
  'phone',
  'whatsapp',
  'address',
  'city',
  'country',
  'birthday',
] as const satisfies (keyof ProfileValues)[]

export function toProfileValues(profile: Profile): ProfileValues {
  const { first_name, last_name, single_name, phone, whatsapp, address, city, country, birthday } = profile
  const textValues = { first_name, last_name, phone, whatsapp, address, city, country, birthday: birthday ?? '' }
  return { ...textValues, single_name: String(single_name) }
}

export const emptyProfileValues: ProfileValues = {
  first_name: '',
  last_name: '',
  single_name: 'false',
  phone: '',
  whatsapp: '',
  address: '',
  city: '',
  country: '',
  birthday: '',
}

/**
 * Returns the saved names. If neither the first nor the last name is saved, proposes names made from the full name of
 * the sign-up.
 */
export function initialNames(profile: Profile): Pick<ProfileValues, 'first_name' | 'last_name' | 'single_name'> {
  const { first_name, last_name, single_name, full_name } = profile
  const hasSavedName = !isBlank(first_name) || !isBlank(last_name)
  const names = hasSavedName ? { first_name, last_name, single_name } : splitFullName(full_name)
  return { ...names, single_name: String(names.single_name) }
}

/** Returns the edits that the user made while `sentValues` were being saved. */
export function remainingEdits(edits: Partial<ProfileValues>, sentValues: ProfileValues): Partial<ProfileValues> {
  return Object.fromEntries(
    profileFields
      .filter((field) => edits[field] !== undefined && edits[field] !== sentValues[field])
      .map((field) => [field, edits[field]]),
  )
}

export type CheckedProfile =
  | { ok: true; change: ProfileChange }
  | { ok: false; errors: FieldErrors; hasMissingFields: boolean }

type RequiredField = keyof typeof texts.required
const allRequiredFields = Object.keys(texts.required) as RequiredField[]

/** Returns the fields that must not be blank. A person with a single name needs no last name. */
function requiredFields({ single_name }: ProfileValues): RequiredField[] {
  return allRequiredFields.filter((field) => field !== 'last_name' || single_name !== 'true')
}

/**
 * Returns the changes to save, or the errors. `hasMissingFields` is true if a required field is blank. A birthday must
 * be before `today`.
 */
export function checkProfile(values: ProfileValues, savedValues: ProfileValues, today: LocalDate): CheckedProfile {
  const blankFields = requiredFields(values).filter((field) => isBlank(values[field]))
  const birthday = parseLocalDate(values.birthday)
  const errors: FieldErrors = Object.fromEntries(blankFields.map((field) => [field, texts.required[field]]))
  const isPlausible = birthday !== null && isPlausibleBirthday(birthday, today)
  if (values.birthday !== '' && !isPlausible) errors.birthday = texts.birthdayInvalid
  for (const field of ['phone', 'whatsapp'] as const) {
    if (isInvalidPhone(values[field], savedValues[field])) errors[field] = invalidPhoneMessage
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors, hasMissingFields: blankFields.length > 0 }
  const change = changedValues(
    profileFields.map((field) => [field, normaliseLine(values[field])]),
    savedValues,
  )
  const changeWithParsedDate = 'birthday' in change ? { ...change, birthday } : change
  return { ok: true, change: toProfileChange(changeWithParsedDate) }
}

/** Returns whether a phone number is implausible. The saved number is always accepted. */
export function isInvalidPhone(input: string, savedPhone: string): boolean {
  return !isBlank(input) && normaliseLine(input) !== savedPhone && !looksLikePhone(input)
}

/** Returns the change as the API expects it, without the last name of a person with a single name. */
export function toProfileChange(change: Record<string, string | null>): ProfileChange {
  const { single_name, ...otherChanges } = change
  if (single_name === undefined) return otherChanges
  const hasSingleName = single_name === 'true'
  const { last_name: _, ...withoutLastName } = otherChanges
  return { ...(hasSingleName ? withoutLastName : otherChanges), single_name: hasSingleName }
}

/** Returns the values that differ from the saved values, so that a save does not overwrite changes of another tab. */
export function changedValues<Field extends string>(
  values: readonly (readonly [Field, string])[],
  savedValues: Readonly<Record<Field, string>>,
): Record<string, string> {
  return Object.fromEntries(values.filter(([field, value]) => value !== savedValues[field]))
}
