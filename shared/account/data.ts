import * as z from 'zod/mini'
import { instantSchema } from '../catalog/fields.ts'
import { profileSchema } from './profile.ts'
import { accountSchema } from './settings.ts'

/** The favourite tours of a traveller, newest first. */
export const favoritesSchema = z.object({
  favorites: z.array(z.object({ tour_id: z.int(), created_at: instantSchema })),
})

export type Favorites = z.infer<typeof favoritesSchema>

const recordsSchema = z.array(z.record(z.string(), z.unknown()))

/** Everything stored about a traveller, for export by the traveller. */
export const accountDataSchema = z.object({
  exported_at: instantSchema,
  profile: profileSchema,
  account: accountSchema,
  /** The pictures are data URLs, or null if there is no picture. */
  pictures: z.object({ avatar: z.nullable(z.string()), identity_document: z.nullable(z.string()) }),
  sessions: z.array(z.object({ created_at: instantSchema, expires_at: instantSchema })),
  favorites: z.array(z.object({ tour_id: z.int(), title: z.string(), created_at: instantSchema })),
  invoices: recordsSchema,
  bookings: recordsSchema,
  refunds: recordsSchema,
  subscriptions: recordsSchema,
  mails: recordsSchema,
})

export type AccountData = z.infer<typeof accountDataSchema>
