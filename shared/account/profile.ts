import * as z from 'zod/mini'
import { type LocalDate, localDateSchema } from '../dates/index.ts'
import { isBlank, typedLine } from '../words/index.ts'
import { longestProfileText, type Names, namesOf } from './names.ts'

const text = z.string().check(z.overwrite(typedLine), z.maxLength(longestProfileText))

/** A traveller's profile; a field that was never filled is an empty string, a missing birthday null. */
export const profileSchema = z.object({
  id: z.int(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  /** The person has no last name. */
  single_name: z._default(z.boolean(), false),
  full_name: z.string(),
  /** In the international format, as WhatsApp; a stored text that is no phone number stays as it is. */
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
    single_name: z.boolean(),
    phone: text,
    whatsapp: text,
    address: text,
    city: text,
    country: text,
    birthday: z.nullable(localDateSchema),
  }),
)

const neededForBooking = ['first_name', 'address', 'city', 'country'] as const

export type Profile = z.infer<typeof profileSchema>
export type ProfileChange = z.infer<typeof profileChangeSchema>

type Needed = Pick<Profile, (typeof neededForBooking)[number]> & Omit<Names, 'single_name'> & Partial<Names>

/**
 * Says whether a traveller with this profile may book: first name, last name, address, city and country are filled. A person with
 * a single name needs no last name. Every form asks for a phone number, but a booking does not require it.
 */
export function isProfileComplete(profile: Needed): boolean {
  const { last_name, single_name } = namesOf(profile)
  return neededForBooking.every((field) => !isBlank(profile[field])) && (single_name || !isBlank(last_name))
}

/** Nobody who travels was born before. */
export const earliestBirthday = '1900-01-01'

export const impossibleBirthday = 'Enter a date in the past, no earlier than 1900.'

/** Says whether somebody may have been born on this day: in 1900 or later, and before `today`, which is Bali's. */
export function isBirthday(day: LocalDate, today: LocalDate): boolean {
  return day >= earliestBirthday && day < today
}
