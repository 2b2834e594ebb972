import { maxFullNameLength, maxUsernameLength } from '@nusa/shared/account'
import type { Access, CollectionConfig, PayloadRequest } from 'payload'
import { fieldWithPermission, hasPermission, hiddenWithout, withPermission } from '../../../access/permissions.ts'
import { denyAll, isAnonymousApiCall, withPermissionOrOwner } from '../../../access/records.ts'
import { cascadeDelete } from '../../../core/database/cascade-delete.ts'
import { searchPhonesByDigits, searchStoredTexts } from '../../../core/lists/search.ts'
import { requireStrongPassword } from '../../../core/passwords/require-strong-password.ts'
import { currentPasswordInput } from '../../../fields/current-password/current-password.ts'
import { requirePassword } from '../../../fields/current-password/require-password.ts'
import { phoneField } from '../../../fields/phone.ts'
import { instantField } from '../../../fields/read-only-fields.ts'
import { searchTextField } from '../../../fields/search-fields.ts'
import { groups } from '../../groups.ts'
import { refuseDeletedAccount, refuseDeleteWithInvoices } from './account-deletion.ts'
import { closedEndpoints, pictureEndpoint } from './endpoints.ts'
import { lockTravellerBeforeDelete, lockTravellerBeforeUpdate } from './lock-traveller.ts'
import { birthdayField, deriveFullName, preferredCurrencyField, profileTextField } from './profile-rules.ts'
import { endSessions, notifyOwner, recordVerification, requireAdminToVerify } from './sign-in-changes.ts'

/** The customers, who sign in on the site through its API (`functions/`). */
export const Travellers = (): CollectionConfig => ({
  slug: 'travellers',
  // A save can lock only one account.
  disableBulkEdit: true,
  auth: {
    // The site's API stores sessions separately, in the table `traveller_sessions`.
    useSessions: false,
    // Payload would lock an account after failed attempts, so anyone could lock the owner out. The site's API counts
    // failed attempts per IP address.
    maxLoginAttempts: 0,
    // The site's API creates and mails the verification links.
    verify: true,
  },
  endpoints: [...closedEndpoints(), pictureEndpoint],
  hooks: {
    beforeOperation: [
      lockTravellerBeforeUpdate(async (id) => id),
      refuseDeletedAccount,
      searchPhonesByDigits(['phone']),
      searchStoredTexts,
    ],
    beforeValidate: [requireAdminToVerify, requirePassword, requireStrongPassword],
    beforeChange: [deriveFullName, recordVerification, endSessions, notifyOwner],
    beforeDelete: [
      lockTravellerBeforeDelete,
      refuseDeleteWithInvoices,
      cascadeDelete('favorites', 'user_id'),
      cascadeDelete('identity-documents', 'traveller'),
      cascadeDelete('outgoing-mails', 'traveller'),
    ],
  },
  access: {
    admin: denyAll,
    read: withPermissionOrOwner('travellers:read', 'id'),
    create: ({ req }) => isAnonymousApiCall(req),
    update: updateAccess,
    delete: withPermission('travellers:administer'),
    unlock: denyAll,
  },
  admin: {
    group: groups.people,
    hidden: hiddenWithout('travellers:read'),
    // Hides the tab with Payload's API response. Staff need only the form, and screen readers do not recognise the
    // tabs.
    hideAPIURL: true,
    useAsTitle: 'email',
    defaultColumns: ['email', 'full_name', 'phone', 'blocked', 'createdAt'],
    listSearchableFields: ['email', 'search_text', 'phone'],
    description: 'Customers with an account on the site.',
  },
  fields: [
    currentPasswordInput,
    // Payload stores a hash of this field. Only users who may read the field see the input for a new password. The type
    // is `code`, because Payload would trim spaces in a text field.
    {
      name: 'password',
      type: 'code',
      virtual: true,
      access: { read: fieldWithPermission('travellers:read'), update: fieldWithPermission('travellers:administer') },
      admin: { disabled: true },
    },
    // The address is used to sign in, so a person who changes it can take over the account.
    {
      name: 'email',
      type: 'email',
      required: true,
      unique: true,
      access: { update: fieldWithPermission('travellers:administer') },
    },
    // Verifying an address can also take over an account, so `requireAdminToVerify` requires an administrator.
    {
      name: '_verified',
      type: 'checkbox',
      label: 'Verified',
      access: { create: denyWrite, update: fieldWithPermission('travellers:edit'), read: canReadAccountStatus },
    },
    {
      name: 'blocked',
      type: 'checkbox',
      access: { create: denyWrite, update: fieldWithPermission('travellers:edit'), read: canReadAccountStatus },
      admin: {
        position: 'sidebar',
        description:
          'Blocks this account. The traveller is signed out everywhere at once, links in earlier emails stop working, and signing in or resetting the password is impossible until you clear this box. The sign-in form shows the message for a wrong password. Bookings are not affected.',
      },
    },
    {
      ...instantField('verified_at'),
      label: 'Email verified on',
      access: { create: denyWrite, update: denyWrite, read: canReadAccountStatus },
      admin: {
        position: 'sidebar',
        condition: (data) => Boolean(data?.verified_at),
        components: { Field: '/admin/values/TextOutput.tsx#InstantText' },
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
              admin: { components: { Field: '/collections/records/Travellers/TravellerPhoto.tsx#TravellerPhoto' } },
            },
            {
              type: 'row',
              fields: [
                profileTextField('first_name'),
                // A person with a single name has no last name.
                { ...profileTextField('last_name'), admin: { condition: ({ single_name }) => single_name !== true } },
              ],
            },
            { name: 'single_name', type: 'checkbox', label: 'Has a single name', defaultValue: false },
            {
              type: 'row',
              fields: [
                profileTextField('full_name', { maxLength: maxFullNameLength }),
                profileTextField('username', { maxLength: maxUsernameLength }),
              ],
            },
            {
              type: 'row',
              fields: [
                phoneField('phone', { countryField: 'country' }),
                phoneField('whatsapp', { label: 'WhatsApp', countryField: 'country' }),
              ],
            },
            profileTextField('address'),
            {
              type: 'row',
              fields: [profileTextField('city'), profileTextField('country')],
            },
            birthdayField(),
            preferredCurrencyField(),
            {
              ...instantField('deleted_at'),
              label: 'Account deleted on',
              access: { create: denyWrite, update: denyWrite },
              admin: {
                condition: (data) => Boolean(data?.deleted_at),
                description: 'The traveller deleted the account. The remaining data belongs to bookings.',
                components: { Field: '/admin/values/TextOutput.tsx#InstantText' },
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
    searchTextField('Full name', 'travellers:read'),
  ],
})

/**
 * The form of a deleted account is read-only. Only administrators can set a new password, which gives access to the
 * account. A password reset through the site's API is not checked here.
 */
const updateAccess: Access = (args) => {
  if (args.data?.password && !hasPermission(args.req, 'travellers:administer')) return false
  const access = withPermissionOrOwner('travellers:edit', 'id')(args)
  return access === true ? { deleted_at: { exists: false } } : access
}

/** Denies all writes, because only the server sets these fields. */
function denyWrite(): boolean {
  return false
}

function canReadAccountStatus({ req }: { req: PayloadRequest }): boolean {
  return hasPermission(req, 'travellers:read') || req.payloadAPI === 'local'
}
