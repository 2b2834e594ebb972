import { longestFullName, longestUsername } from '@nusa/shared/account'
import type { CollectionConfig, PayloadRequest } from 'payload'
import { adminField, isAdmin, nobody, staffField, staffOrOwner } from '../../access/records.ts'
import { hasRole, isAnonymousFunction } from '../../access/who.ts'
import { groups, hiddenFromEditors } from '../../config/groups.ts'
import { instantField } from '../../fields/instants.ts'
import { phoneField } from '../../fields/phone.ts'
import { deleteAlong } from '../../hooks/delete-along.ts'
import { lockBeforeDelete, underTravellerLock } from '../../hooks/lock-traveller.ts'
import { requireStrongPassword } from '../../hooks/require-strong-password.ts'
import { findPhones } from '../../lists/phone-search.ts'
import { presentPassword } from '../../sign-in/present-password-field.ts'
import { requirePassword } from '../../sign-in/require-password.ts'
import { closedEndpoints } from './closed-endpoints.ts'
import { endSessions } from './end-sessions.ts'
import { followNames } from './follow-names.ts'
import { keepWithBookings } from './keep-with-bookings.ts'
import { noteVerified } from './note-verified.ts'
import { pictureEndpoint } from './picture-endpoint.ts'
import { birthdayField, preferredCurrencyField, profileText } from './profile-rules.ts'
import { refuseVerifying } from './refuse-verifying.ts'
import { tellOwner } from './tell-owner.ts'

/** The customers. They sign in on the site, through the functions; staff manage their accounts here. */
export const Travellers = (): CollectionConfig => ({
  slug: 'travellers',
  // The account is locked first, which is only possible for one.
  disableBulkEdit: true,
  auth: {
    // The functions store sessions separately; see `traveller_sessions`.
    useSessions: false,
    // Locking an account would let anyone lock its owner out. The functions count failed attempts per IP address.
    maxLoginAttempts: 0,
    // The functions also create and mail the links.
    verify: true,
  },
  endpoints: [...closedEndpoints(), pictureEndpoint],
  hooks: {
    beforeOperation: [underTravellerLock(async (id) => id), findPhones(['phone'])],
    beforeValidate: [refuseVerifying, requirePassword, requireStrongPassword],
    beforeChange: [followNames, noteVerified, endSessions, tellOwner],
    beforeDelete: [
      lockBeforeDelete,
      keepWithBookings,
      deleteAlong('favorites', 'user_id'),
      deleteAlong('identity-documents', 'traveller'),
      deleteAlong('outgoing-mails', 'traveller'),
    ],
  },
  access: {
    admin: nobody,
    read: staffOrOwner('id'),
    create: ({ req }) => isAnonymousFunction(req),
    // A new password gives access to the account. Resetting it through the functions bypasses this rule.
    update: (args) => (args.data?.password && !hasRole(args.req, 'admin') ? false : staffOrOwner('id')(args)),
    delete: isAdmin,
    unlock: nobody,
  },
  admin: {
    group: groups.people,
    hidden: hiddenFromEditors,
    // The form shows everything that staff need, and screen readers do not recognise the tabs to the API view.
    hideAPIURL: true,
    useAsTitle: 'email',
    defaultColumns: ['email', 'full_name', 'phone', 'blocked', 'createdAt'],
    listSearchableFields: ['email', 'full_name', 'phone'],
    description: 'Customers with an account on the site.',
  },
  fields: [
    presentPassword,
    // Payload's own field, stored as a hash. It is declared here for its access rules: the form offers a new password
    // only if it may read the field. It is not a text field, because spaces would be trimmed.
    {
      name: 'password',
      type: 'code',
      virtual: true,
      access: { read: staffField, update: adminField },
      admin: { disabled: true },
    },
    // The e-mail address is used to sign in, so changing it can take over an account.
    { name: 'email', type: 'email', required: true, unique: true, access: { update: adminField } },
    // The same is true of verifying an address: `refuseVerifying` allows it only for administrators.
    { name: '_verified', type: 'checkbox', access: { create: isNeverByHand, update: staffField, read: mayKnow } },
    {
      name: 'blocked',
      type: 'checkbox',
      access: { create: isNeverByHand, update: staffField, read: mayKnow },
      admin: {
        position: 'sidebar',
        description:
          'Locks this account. The traveller is signed out everywhere at once, links in earlier emails stop working, and signing in or resetting the password is impossible until you clear this box. The sign-in form answers as it does to a wrong password. Bookings are not affected.',
      },
    },
    {
      ...instantField('verified_at'),
      label: 'Email verified on',
      access: { create: isNeverByHand, update: isNeverByHand, read: mayKnow },
      admin: {
        position: 'sidebar',
        condition: (data) => Boolean(data?.verified_at),
        components: { Field: '/admin/InstantText.tsx#InstantText' },
      },
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Profile',
          fields: [
            {
              name: 'photo',
              type: 'ui',
              admin: { components: { Field: '/admin/TravellerPhoto.tsx#TravellerPhoto' } },
            },
            {
              type: 'row',
              fields: [
                profileText('first_name'),
                // A person with a single name has no last name.
                { ...profileText('last_name'), admin: { condition: ({ single_name }) => single_name !== true } },
              ],
            },
            { name: 'single_name', type: 'checkbox', label: 'Has a single name', defaultValue: false },
            {
              type: 'row',
              fields: [
                profileText('full_name', { most: longestFullName }),
                profileText('username', { most: longestUsername }),
              ],
            },
            {
              type: 'row',
              fields: [
                phoneField('phone', { countryField: 'country' }),
                phoneField('whatsapp', { label: 'WhatsApp', countryField: 'country' }),
              ],
            },
            profileText('address'),
            {
              type: 'row',
              fields: [profileText('city'), profileText('country')],
            },
            birthdayField(),
            preferredCurrencyField(),
            {
              ...instantField('deleted_at'),
              access: { create: isNeverByHand, update: isNeverByHand },
              admin: {
                condition: (data) => Boolean(data?.deleted_at),
                description: 'The traveller deleted the account. What remains belongs to bookings.',
                components: { Field: '/admin/InstantText.tsx#InstantText' },
              },
            },
          ],
        },
        {
          label: 'Identity',
          fields: [
            {
              name: 'identity',
              type: 'join',
              collection: 'identity-documents',
              on: 'traveller',
              defaultSort: '-createdAt',
              label: 'Identity document',
              admin: { allowCreate: false, defaultColumns: ['state', 'reason', 'createdAt'] },
            },
          ],
        },
      ],
    },
  ],
})

/** Payload itself sets these fields when an account is created. */
function isNeverByHand(): boolean {
  return false
}

function mayKnow({ req }: { req: PayloadRequest }): boolean {
  return hasRole(req, 'admin', 'staff') || req.payloadAPI === 'local'
}
