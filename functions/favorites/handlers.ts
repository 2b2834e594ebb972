import type { Handlers } from '../http/call.ts'
import { parseIdParam } from '../http/parse.ts'
import type { Deps } from '../ports/deps.ts'
import { fail } from '../ports/failure.ts'

/** Handles the favourites of the signed-in traveller. */
export function favoriteHandlers({
  favorites,
}: Deps): Pick<Handlers, 'listFavorites' | 'addFavorite' | 'removeFavorite'> {
  return {
    listFavorites: async ({ traveller }) => ({ body: await favorites.list(traveller) }),
    async addFavorite({ traveller, params }) {
      const id = parseIdParam(params.tour)
      const isAdded = id !== null && (await favorites.add(traveller, id))
      return isAdded ? { body: { ok: true } } : fail('tour_not_found')
    },
    async removeFavorite({ traveller, params }) {
      const id = parseIdParam(params.tour)
      if (id === null) return fail('tour_not_found')
      await favorites.remove(traveller, id)
      return { body: { ok: true } }
    },
  }
}
