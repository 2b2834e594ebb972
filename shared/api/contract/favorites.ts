import { favoritesSchema } from '../../account/index.ts'
import { doneSchema, type Endpoint } from './endpoint.ts'

/** The tours that a traveller keeps. */
export const favoriteCalls = {
  listFavorites: {
    method: 'GET',
    path: '/api/favorites',
    summary: "The signed-in traveller's favorites, the latest first; tours that are not published are left out.",
    auth: 'traveller',
    answer: favoritesSchema,
    failures: [],
  },
  addFavorite: {
    method: 'PUT',
    path: '/api/favorites/{tour}',
    summary: "Keeps a published tour among the traveller's favorites; asked again nothing changes.",
    auth: 'traveller',
    answer: doneSchema,
    failures: ['tour_not_found'],
  },
  removeFavorite: {
    method: 'DELETE',
    path: '/api/favorites/{tour}',
    summary: "Takes a tour out of the traveller's favorites; asked again nothing changes.",
    auth: 'traveller',
    answer: doneSchema,
    failures: ['tour_not_found'],
  },
} as const satisfies Record<string, Endpoint>
