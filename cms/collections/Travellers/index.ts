import type { CollectionConfig, PayloadRequest } from 'payload'
import { adminField, isAdmin, isStaff, nobody, staffField, staffOrOwner } from '../../access/records.ts'
import { hasRole, isAnonymousFunction } from '../../access/who.ts'
import { groups, hiddenFromEditors } from '../../config/groups.ts'
import { localDateField } from '../../fields/texts.ts'
import { deleteAlong } from '../../hooks/delete-along.ts'
import { closedEndpoints } from './closed-endpoints.ts'
import { keepWithBookings } from './keep-with-bookings.ts'
import { passwordMail, verificationMail } from './mails.ts'
import { privateSessions } from './private-sessions.ts'

/** How long a session lasts without being prolonged, in seconds. */
const sessionSeconds = 2 * 60 * 60

const uploadsAlong = [deleteAlong('avatars', 'traveller'), deleteAlong('identity-documents', 'traveller')]

/** The customers. They sign in on the site, through the functions; here they are looked after by staff. */
export const Travellers = (siteUrl: string): CollectionConfig => ({
  slug: 'travellers',
  auth: {
    tokenExpiration: sessionSeconds,
    maxLoginAttempts: 10,
    lockTime: 10 * 60 * 1000,
    verify: verificationMail(siteUrl),
    forgotPassword: passwordMail(siteUrl),
  },
  endpoints: closedEndpoints(),
  hooks: { beforeDelete: [keepWithBookings, deleteAlong('favorites', 'user_id'), ...uploadsAlong] },
  access: {
    admin: nobody,
    read: staffOrOwner('id'),
    create: ({ req }) => isAnonymousFunction(req),
    // Whoever sets somebody's password owns the account; the functions' reset does not pass through here.
    update: (args) => (args.data?.password && !hasRole(args.req, 'admin') ? false : staffOrOwner('id')(args)),
    delete: isAdmin,
    unlock: isStaff,
  },
  admin: {
    group: groups.people,
    hidden: hiddenFromEditors,
    useAsTitle: 'email',
    defaultColumns: ['email', 'full_name', 'phone', 'verify_status', 'createdAt'],
    listSearchableFields: ['email', 'full_name', 'phone'],
    description: 'Customers with an account on the site.',
  },
  fields: [
    // Signing in goes by the e-mail address, so whoever changes it can take an account over.
    { name: 'email', type: 'email', required: true, unique: true, access: { update: adminField } },
    { name: '_verified', type: 'checkbox', access: { create: isNeverByHand, update: staffField, read: mayKnow } },
    privateSessions(),
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Profile',
          fields: [
            {
              type: 'row',
              fields: [
                { name: 'first_name', type: 'text' },
                { name: 'last_name', type: 'text' },
              ],
            },
            {
              type: 'row',
              fields: [
                { name: 'full_name', type: 'text' },
                { name: 'username', type: 'text' },
              ],
            },
            {
              type: 'row',
              fields: [
                { name: 'phone', type: 'text' },
                { name: 'whatsapp', type: 'text', label: 'WhatsApp' },
              ],
            },
            { name: 'address', type: 'text' },
            {
              type: 'row',
              fields: [
                { name: 'city', type: 'text' },
                { name: 'country', type: 'text' },
              ],
            },
            localDateField('birthday'),
            { name: 'avatar', type: 'upload', relationTo: 'avatars' },
          ],
        },
        {
          label: 'Identity',
          fields: [
            {
              name: 'verify_status',
              type: 'select',
              required: true,
              defaultValue: 'not_verified',
              index: true,
              label: 'State',
              access: { create: isNeverByHand, update: staffField },
              options: [
                { label: 'Not verified', value: 'not_verified' },
                { label: 'In review', value: 'in_review' },
                { label: 'Verified', value: 'verified' },
                { label: 'Refused', value: 'refused' },
              ],
            },
            {
              name: 'verify_reason',
              type: 'text',
              label: 'Reason of the refusal',
              access: { create: isNeverByHand, update: staffField },
              validate: (value: unknown, { siblingData }: { siblingData: { verify_status?: unknown } }) =>
                siblingData.verify_status !== 'refused' ||
                (typeof value === 'string' && value.trim() !== '') ||
                'Please tell the traveller why the document was refused.',
              admin: {
                condition: (_data, sibling) => sibling?.verify_status === 'refused',
                description: 'The traveller reads this.',
              },
            },
            { name: 'verify_upload', type: 'upload', relationTo: 'identity-documents', label: 'Document' },
          ],
        },
      ],
    },
  ],
})

/** Payload itself sets these when an account is made. */
function isNeverByHand(): boolean {
  return false
}

function mayKnow({ req }: { req: PayloadRequest }): boolean {
  return hasRole(req, 'admin', 'staff') || req.payloadAPI === 'local'
}
