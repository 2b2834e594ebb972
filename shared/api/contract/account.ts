import * as z from 'zod/mini'
import {
  accountDataSchema,
  accountSchema,
  changeEmailSchema,
  changePasswordSchema,
  deleteAccountSchema,
  newsletterChoiceSchema,
  newsletterStateSchema,
  preferencesSchema,
  profileChangeSchema,
  profileSchema,
} from '../../account/index.ts'
import { doneSchema, type Endpoint } from './endpoint.ts'

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
  getAccount: {
    method: 'GET',
    path: '/api/account',
    summary: 'What the dashboard shows beside the profile: avatar, identity check, preferences, newsletter.',
    auth: 'traveller',
    answer: accountSchema,
    failures: [],
  },
  changePassword: {
    method: 'POST',
    path: '/api/account/password',
    summary: 'Sets another password, ends every other session and tells the owner by mail.',
    auth: 'traveller',
    body: changePasswordSchema,
    answer: doneSchema,
    failures: ['invalid_request', 'wrong_password', 'guessable_password'],
  },
  changeEmail: {
    method: 'POST',
    path: '/api/account/email',
    summary:
      'Mails a link to the new address, which counts once it is opened; the present address calls that off. Answers the same for one that is taken.',
    auth: 'traveller',
    body: changeEmailSchema,
    answer: doneSchema,
    failures: ['invalid_request', 'wrong_password'],
  },
  changePreferences: {
    method: 'PATCH',
    path: '/api/account/preferences',
    summary: 'Keeps the currency that prices are shown in.',
    auth: 'traveller',
    body: preferencesSchema,
    answer: preferencesSchema,
    failures: ['invalid_request'],
  },
  changeNewsletter: {
    method: 'PUT',
    path: '/api/account/newsletter',
    summary: "Sends the newsletter to the account's verified address, or no longer.",
    auth: 'traveller',
    body: newsletterChoiceSchema,
    answer: z.object({ newsletter: newsletterStateSchema }),
    failures: ['invalid_request'],
  },
  downloadData: {
    method: 'GET',
    path: '/api/account/data',
    summary: 'All that is kept about the signed-in traveller, as a JSON file.',
    auth: 'traveller',
    answer: accountDataSchema,
    failures: [],
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/account/delete',
    summary:
      'Deletes the account. What the books need of bookings and invoices stays, without any word about the person.',
    auth: 'traveller',
    body: deleteAccountSchema,
    answer: doneSchema,
    failures: ['invalid_request', 'wrong_password', 'account_in_use'],
  },
} as const satisfies Record<string, Endpoint>
