import * as z from 'zod/mini'
import {
  accountDataSchema,
  accountSchema,
  changeEmailSchema,
  changePasswordSchema,
  deleteAccountSchema,
  favoritesSchema,
  linkSchema,
  newsletterChoiceSchema,
  newsletterStateSchema,
  preferencesSchema,
  profileChangeSchema,
  profileSchema,
  subscribeSchema,
} from '../account/index.ts'
import { type Endpoint, okResponseSchema } from './endpoint.ts'

/** The data of the signed-in traveller. */
export const accountEndpoints = {
  getProfile: {
    method: 'GET',
    path: '/api/account/profile',
    summary: "The signed-in traveller's profile.",
    auth: 'traveller',
    response: profileSchema,
    failures: [],
  },
  changeProfile: {
    method: 'PATCH',
    path: '/api/account/profile',
    summary: "Changes fields of the signed-in traveller's profile.",
    auth: 'traveller',
    body: profileChangeSchema,
    response: profileSchema,
    failures: ['invalid_request'],
  },
  getAccount: {
    method: 'GET',
    path: '/api/account',
    summary: 'Account data in addition to the profile: avatar, identity check, preferences, newsletter.',
    auth: 'traveller',
    response: accountSchema,
    failures: [],
  },
  changePassword: {
    method: 'POST',
    path: '/api/account/password',
    summary: 'Changes the password, ends every other session and notifies the owner by email.',
    auth: 'traveller',
    body: changePasswordSchema,
    response: okResponseSchema,
    failures: ['invalid_request', 'wrong_password', 'guessable_password'],
  },
  changeEmail: {
    method: 'POST',
    path: '/api/account/email',
    summary:
      'Mails a confirmation link to the new address; sending the current address cancels the change. The response is the same if the new address has an account.',
    auth: 'traveller',
    body: changeEmailSchema,
    response: okResponseSchema,
    failures: ['invalid_request', 'wrong_password'],
  },
  changePreferences: {
    method: 'PATCH',
    path: '/api/account/preferences',
    summary: 'Saves the display currency.',
    auth: 'traveller',
    body: preferencesSchema,
    response: preferencesSchema,
    failures: ['invalid_request'],
  },
  changeNewsletter: {
    method: 'PUT',
    path: '/api/account/newsletter',
    summary: "Subscribes the account's verified address to the newsletter, or unsubscribes it.",
    auth: 'traveller',
    body: newsletterChoiceSchema,
    response: z.object({ newsletter: newsletterStateSchema }),
    failures: ['invalid_request'],
  },
  downloadData: {
    method: 'GET',
    path: '/api/account/data',
    summary: 'Exports everything stored about the signed-in traveller as a JSON file.',
    auth: 'traveller',
    response: accountDataSchema,
    failures: [],
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/account/delete',
    summary: 'Deletes the account. Bookings and invoices that accounting requires are kept without personal data.',
    auth: 'traveller',
    body: deleteAccountSchema,
    response: okResponseSchema,
    failures: ['invalid_request', 'wrong_password', 'account_in_use'],
  },
} as const satisfies Record<string, Endpoint>

/** The favourite tours of a traveller. */
export const favoriteEndpoints = {
  listFavorites: {
    method: 'GET',
    path: '/api/favorites',
    summary: "The signed-in traveller's favorites, newest first, without unpublished tours.",
    auth: 'traveller',
    response: favoritesSchema,
    failures: [],
  },
  addFavorite: {
    method: 'PUT',
    path: '/api/favorites/{tour}',
    summary: "Adds a published tour to the traveller's favorites; repeating it changes nothing.",
    auth: 'traveller',
    response: okResponseSchema,
    failures: ['tour_not_found'],
  },
  removeFavorite: {
    method: 'DELETE',
    path: '/api/favorites/{tour}',
    summary: "Removes a tour from the traveller's favorites; repeating it changes nothing.",
    auth: 'traveller',
    response: okResponseSchema,
    failures: ['tour_not_found'],
  },
} as const satisfies Record<string, Endpoint>

/** The newsletter. */
export const newsletterEndpoints = {
  subscribe: {
    method: 'POST',
    path: '/api/newsletter/subscribe',
    summary: 'Mails a link that confirms a newsletter subscription.',
    auth: 'none',
    body: subscribeSchema,
    response: okResponseSchema,
    failures: ['invalid_request', 'already_subscribed'],
  },
  confirmNewsletter: {
    method: 'POST',
    path: '/api/newsletter/confirm',
    summary: 'Subscribes the email address that the mailed link was sent to.',
    auth: 'none',
    body: linkSchema,
    response: okResponseSchema,
    failures: ['invalid_request', 'token_invalid'],
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/newsletter/unsubscribe',
    summary: 'Unsubscribes an email address with the token of its link; repeating it changes nothing.',
    auth: 'none',
    body: linkSchema,
    response: okResponseSchema,
    failures: ['invalid_request', 'token_invalid'],
  },
} as const satisfies Record<string, Endpoint>
