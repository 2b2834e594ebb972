import * as z from 'zod/mini'
import { type LocalDate, localDateSchema } from '../dates/index.ts'
import { isBlank, normaliseLine } from '../text/index.ts'
import { maxProfileTextLength, type Names, normaliseNames } from './names.ts'

const profileTextSchema = z.string().check(z.overwrite(normaliseLine), z.maxLength(maxProfileTextLength))

/** A traveller's profile; a field that was never filled in is an empty string, a missing birthday is null. */
export const profileSchema = z.object({
  id: z.int(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  /** Whether the person has no last name. */
  single_name: z._default(z.boolean(), false),
  full_name: z.string(),
  /**
   * Phone and WhatsApp numbers are in international format; a stored text that is not a phone number is returned
   * unchanged.
   */
  phone: z.string(),
  whatsapp: z.string(),
  address: z.string(),
  city: z.string(),
  country: z.string(),
  birthday: z.nullable(localDateSchema),
})

/** The fields to change; missing fields do not change. */
export const profileChangeSchema = z.partial(
  z.object({
    first_name: profileTextSchema,
    last_name: profileTextSchema,
    single_name: z.boolean(),
    phone: profileTextSchema,
    whatsapp: profileTextSchema,
    address: profileTextSchema,
    city: profileTextSchema,
    country: profileTextSchema,
    birthday: z.nullable(localDateSchema),
  }),
)

const fieldsRequiredForBooking = ['first_name', 'address', 'city', 'country'] as const

export type Profile = z.infer<typeof profileSchema>
export type ProfileChange = z.infer<typeof profileChangeSchema>

type BookingProfile = Pick<Profile, (typeof fieldsRequiredForBooking)[number]> &
  Omit<Names, 'single_name'> &
  Partial<Names>

/**
 * Returns whether a traveller with this profile may book: first name, last name, address, city and country are filled
 * in. A person with a single name needs no last name. Every form has a phone number field, but a booking does not
 * require it.
 */
export function isProfileComplete(profile: BookingProfile): boolean {
  const { last_name, single_name } = normaliseNames(profile)
  return fieldsRequiredForBooking.every((field) => !isBlank(profile[field])) && (single_name || !isBlank(last_name))
}

/** The earliest plausible birthday of a traveller. */
export const earliestBirthday = '1900-01-01'

export const invalidBirthdayMessage = 'Enter a date in the past, no earlier than 1900.'

/** Returns whether a day is a plausible birthday: in 1900 or later, and before `today`, the date in Bali. */
export function isPlausibleBirthday(day: LocalDate, today: LocalDate): boolean {
  return day >= earliestBirthday && day < today
}
