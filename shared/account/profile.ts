import * as z from 'zod/mini'
import { type LocalDate, localDateSchema } from '../dates/index.ts'
import { isBlank, typedLine } from '../words/index.ts'

/** In UTF-16 units, as `maxlength` counts. */
export const longestProfileText = 200
/** First and last name make it. */
export const longestFullName = 2 * longestProfileText + 1

const text = z.string().check(z.overwrite(typedLine), z.maxLength(longestProfileText))

/** A traveller's profile; a field that was never filled is an empty string, a missing birthday null. */
export const profileSchema = z.object({
  id: z.int(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  full_name: z.string(),
  phone: z.string(),
  whatsapp: z.string(),
  address: z.string(),
  city: z.string(),
  country: z.string(),
  birthday: z.nullable(localDateSchema),
})

/** The fields to change; what is left out stays. */
export const profileChangeSchema = z.partial(
  z.object({
    first_name: text,
    last_name: text,
    phone: text,
    whatsapp: text,
    address: text,
    city: text,
    country: text,
    birthday: z.nullable(localDateSchema),
  }),
)

/** First and last name as the full name that they make; empty where both are. */
export function joinedName(first: string, last: string): string {
  return [first, last].filter((name) => name !== '').join(' ')
}

const neededForBooking = ['first_name', 'last_name', 'address', 'city', 'country'] as const

export type Profile = z.infer<typeof profileSchema>
export type ProfileChange = z.infer<typeof profileChangeSchema>

/**
 * Says whether a traveller with this profile may book: names, address, city and country are there. A phone number is asked for
 * in every form, but no booking waits for it.
 */
export function isProfileComplete(profile: Pick<Profile, (typeof neededForBooking)[number]>): boolean {
  return neededForBooking.every((field) => !isBlank(profile[field]))
}

/** Nobody who travels was born before. */
export const earliestBirthday = '1900-01-01'

export const impossibleBirthday = 'Enter a date in the past, in 1900 or later.'

/** Says whether somebody may have been born on this day: in 1900 or later, and before `today`, which is Bali's. */
export function isBirthday(day: LocalDate, today: LocalDate): boolean {
  return day >= earliestBirthday && day < today
}
