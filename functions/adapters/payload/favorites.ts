import { favorites, tours } from '@nusa/cms/schema'
import { and, desc, eq } from 'drizzle-orm'
import type { Favorites } from '../../ports/deps.ts'
import type { Connection } from './connect.ts'

/**
 * The unique index of traveller and tour prevents duplicates after concurrent clicks. Payload's API would only check
 * for duplicates before it writes.
 */
export function payloadFavorites({ db }: Connection, now: () => Date): Favorites {
  return {
    async list({ id }) {
      const rows = await db
        .select({ tour_id: favorites.tour_id, created_at: favorites.createdAt })
        .from(favorites)
        .innerJoin(tours, and(eq(tours.id, favorites.tour_id), eq(tours._status, 'published')))
        .where(eq(favorites.user_id, id))
        .orderBy(desc(favorites.createdAt), desc(favorites.id))
      return {
        favorites: rows.map((row) => ({ ...row, created_at: new Date(row.created_at).toISOString() })),
      }
    },

    async add({ id }, tourId) {
      // The lock makes a concurrent deletion of the tour wait, so that the deletion also deletes the new favourite.
      return db.transaction(async (tx) => {
        const [tour] = await tx
          .select({ id: tours.id })
          .from(tours)
          .where(and(eq(tours.id, tourId), eq(tours._status, 'published')))
          .for('key share')
        if (!tour) return false
        const at = now().toISOString()
        await tx
          .insert(favorites)
          .values({ user_id: id, tour_id: tour.id, createdAt: at, updatedAt: at })
          .onConflictDoNothing({ target: [favorites.user_id, favorites.tour_id] })
        return true
      })
    },

    async remove({ id }, tourId) {
      await db.delete(favorites).where(and(eq(favorites.user_id, id), eq(favorites.tour_id, tourId)))
    },
  }
}
