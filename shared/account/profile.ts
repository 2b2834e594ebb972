import * as z from 'zod/mini'
import { type LocalDate, localDateSchema } from '../dates/index.ts'
import { isBlank, normaliseLine } from '../text/index.ts'
import { maxProfileTextLength, type Names, normaliseNames } from './names.ts'

const profileTextSchema = z.string().check(z.overwrite(normaliseLine), z.maxLength(maxProfileTextLength))

/** A field that was never filled in is an empty string. A missing birthday is null. */
export const profileSchema = z.object({
  id: z.int(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  single_name: z._default(z.boolean(), false),
  full_name: z.string(),
  /**
   * Phone and WhatsApp numbers are in international format. A stored text that is not a phone number stays unchanged.
   */
  phone: z.string(),
  whatsapp: z.string(),
  address: z.string(),
  city: z.string(),
  country: z.string(),
  birthday: z.nullable(localDateSchema),
})

/** Missing fields do not change. */
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
  Pick<Names, 'first_name' | 'last_name'> &
  Partial<Names>

/** A phone number is not required, although every form has the field. */
export function isProfileComplete(profile: BookingProfile): boolean {
  const { last_name, single_name } = normaliseNames(profile)
  return fieldsRequiredForBooking.every((field) => !isBlank(profile[field])) && (single_name || !isBlank(last_name))
}

export const earliestBirthday = '1900-01-01'

export const invalidBirthdayMessage = 'Enter a date in the past, no earlier than 1900.'

/** `today` is the date in Bali. */
export function isPlausibleBirthday(day: LocalDate, today: LocalDate): boolean {
  return day >= earliestBirthday && day < today
}
