import { favoritesSchema } from '../../account/index.ts'
import { type Endpoint, okResponseSchema } from './endpoint.ts'

/** The favourite tours of a traveller. */
export const favoriteEndpoints = {
  listFavorites: {
    method: 'GET',
    path: '/api/favorites',
    summary: "The signed-in traveller's favorites, newest first, without unpublished tours.",
    auth: 'traveller',
    answer: favoritesSchema,
    failures: [],
  },
  addFavorite: {
    method: 'PUT',
    path: '/api/favorites/{tour}',
    summary: "Adds a published tour to the traveller's favorites; repeating it changes nothing.",
    auth: 'traveller',
    answer: okResponseSchema,
    failures: ['tour_not_found'],
  },
  removeFavorite: {
    method: 'DELETE',
    path: '/api/favorites/{tour}',
    summary: "Removes a tour from the traveller's favorites; repeating it changes nothing.",
    auth: 'traveller',
    answer: okResponseSchema,
    failures: ['tour_not_found'],
  },
} as const satisfies Record<string, Endpoint>
