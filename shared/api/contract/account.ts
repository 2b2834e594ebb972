import { profileChangeSchema, profileSchema } from '../../account/index.ts'
import type { Endpoint } from './endpoint.ts'

/** The signed-in traveller's own data. */
export const accountCalls = {
  getProfile: {
    method: 'GET',
    path: '/api/account/profile',
    summary: "The signed-in traveller's profile.",
    auth: 'traveller',
    answer: profileSchema,
    failures: [],
  },
  changeProfile: {
    method: 'PATCH',
    path: '/api/account/profile',
    summary: "Changes fields of the signed-in traveller's profile.",
    auth: 'traveller',
    body: profileChangeSchema,
    answer: profileSchema,
    failures: ['invalid_request'],
  },
} as const satisfies Record<string, Endpoint>
