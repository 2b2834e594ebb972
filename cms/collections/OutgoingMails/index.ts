import type { CollectionConfig, Field } from 'payload'
import { isStaff, nobody } from '../../access/records.ts'
import { groups, hiddenFromEditors } from '../../config/groups.ts'
import { instantField } from '../../fields/instants.ts'
import { kept } from '../../fields/kept.ts'
import { wholeField } from '../../fields/numbers.ts'
import { orderNumberOf } from '../../fields/of-invoice.ts'
import { recordField } from '../../fields/record.ts'
import type { OutgoingMail } from '../../payload-types.ts'
import { mailTitle } from './mail-title.ts'
import { resendEndpoint } from './resend-endpoint.ts'
import { sendAgain } from './send-again.ts'

/**
 * The mail outbox: each mail to a traveller is written in the transaction that causes it, and sent afterwards with
 * retries.
 */
export const OutgoingMails = (): CollectionConfig => ({
  slug: 'outgoing-mails',
  labels: { singular: 'Email', plural: 'Emails' },
  access: { read: isStaff, create: nobody, update: isStaff, delete: nobody },
  endpoints: [resendEndpoint],
  hooks: { beforeChange: [sendAgain] },
  admin: {
    group: groups.system,
    hidden: hiddenFromEditors,
    useAsTitle: 'to',
    defaultColumns: ['createdAt', 'subject', 'to', 'order_number', 'kind', 'state', 'sent_at'],
    listSearchableFields: [
      'order_number',
      'to',
      'kind',
      'subject',
      'invoice.id',
      'invoice.bookings.booking_number',
      'invoice.bookings.booking_reference',
    ],
  },
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'title',
      type: 'text',
      virtual: true,
      admin: { condition: () => false, disableListColumn: true, disableListFilter: true },
      hooks: { afterRead: [mailTitle] },
    },
    orderNumberOf('invoice'),
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'queued',
      index: true,
      options: ['queued', 'sent', 'failed', 'settled'],
      admin: {
        position: 'sidebar',
        components: { Field: '/admin/office/StateField.tsx#StateField' },
        description:
          'Set a failed email to Queued to send it again within a few minutes, or to Settled if the traveller has been informed in another way.',
      },
    },
    {
      name: 'again',
      type: 'ui',
      admin: { position: 'sidebar', components: { Field: '/admin/office/SendAgain.tsx#SendAgain' } },
    },
    ...kept([
      {
        name: 'kind',
        type: 'text',
        required: true,
        admin: {
          components: {
            Cell: '/admin/office/MailKindCell.tsx#MailKindCell',
            Field: '/admin/office/MailKind.tsx#MailKind',
          },
        },
      },
      { name: 'to', type: 'text', label: 'Recipient', required: true, index: true },
      { name: 'invoice', type: 'relationship', relationTo: 'invoices', index: true },
      { name: 'booking', type: 'relationship', relationTo: 'bookings', index: true },
      {
        name: 'traveller',
        type: 'relationship',
        relationTo: 'travellers',
        index: true,
        admin: { description: 'Set if the email is about an account.' },
      },
      instantField('sent_at'),
      wholeField('attempts', { isRequired: true, defaultValue: 0 }),
      instantField('next_attempt_at', { isIndexed: true }),
      { name: 'last_error', type: 'textarea' },
      { name: 'message_id', type: 'text' },
      ...asSent(),
      { ...recordField('payload'), label: 'Details' },
      {
        name: 'dedupe_key',
        type: 'text',
        required: true,
        unique: true,
        admin: { hidden: true, description: 'Prevents the same email from being sent twice.' },
      },
    ]),
  ],
})

/** The content as sent. It is stored, because it describes the state at that moment. */
const asSent = (): Field[] => [
  { name: 'subject', type: 'text', admin: { condition: isSent } },
  { name: 'text', type: 'textarea', admin: { condition: isSent } },
]

const isSent = (mail: Partial<OutgoingMail>): boolean => Boolean(mail.subject)
