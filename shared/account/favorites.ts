import * as z from 'zod/mini'
import { instantSchema } from '../catalog/fields.ts'

/** The favourite tours of a traveller, newest first. */
export const favoritesSchema = z.object({
  favorites: z.array(z.object({ tour_id: z.int(), created_at: instantSchema })),
})

export type Favorites = z.infer<typeof favoritesSchema>
