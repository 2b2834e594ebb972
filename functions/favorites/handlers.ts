import type { Deps } from '../ports/deps.ts'
import { fail } from '../ports/failure.ts'
import type { Handlers } from '../http/call.ts'

/** The largest ID that the database can store. */
const maxId = 2 ** 31 - 1

/** Handles the favourites of the signed-in traveller. */
export function favoriteHandlers({
  favorites,
}: Deps): Pick<Handlers, 'listFavorites' | 'addFavorite' | 'removeFavorite'> {
  return {
    listFavorites: async ({ traveller }) => ({ answer: await favorites.list(traveller) }),
    async addFavorite({ traveller, params }) {
      const id = parseTourId(params.tour)
      const isAdded = id !== null && (await favorites.add(traveller, id))
      return isAdded ? { answer: { ok: true } } : fail('tour_not_found')
    },
    async removeFavorite({ traveller, params }) {
      const id = parseTourId(params.tour)
      if (id === null) return fail('tour_not_found')
      await favorites.remove(traveller, id)
      return { answer: { ok: true } }
    },
  }
}

function parseTourId(text = ''): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN
  return id <= maxId ? id : null
}
