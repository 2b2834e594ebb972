import * as z from 'zod/mini'
import { instantSchema } from '../catalog/fields.ts'
import { profileSchema } from './profile.ts'
import { accountSchema } from './settings.ts'

const recordsSchema = z.array(z.record(z.string(), z.unknown()))

/** Everything that is kept about a traveller, for the traveller to take along. */
export const accountDataSchema = z.object({
  exported_at: instantSchema,
  profile: profileSchema,
  account: accountSchema,
  /** The pictures themselves, as data URLs; null where there is none. */
  pictures: z.object({ avatar: z.nullable(z.string()), identity_document: z.nullable(z.string()) }),
  /** Where somebody is signed in with this account. */
  sessions: z.array(z.object({ created_at: instantSchema, expires_at: instantSchema })),
  favorites: z.array(z.object({ tour_id: z.int(), title: z.string(), created_at: instantSchema })),
  invoices: recordsSchema,
  bookings: recordsSchema,
  /** What was given back, or is to be. */
  refunds: recordsSchema,
  /** Of the account's address to the newsletter. */
  subscriptions: recordsSchema,
  /** Mails about bookings and the account that were sent or are to be. */
  mails: recordsSchema,
})

export type AccountData = z.infer<typeof accountDataSchema>
