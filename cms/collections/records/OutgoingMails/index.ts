import type { CollectionBeforeChangeHook, CollectionConfig, Field, FieldHook } from 'payload'
import { hiddenWithout } from '../../../access/permissions.ts'
import { recordAccess } from '../../../access/records.ts'
import { fieldValidationError } from '../../../core/errors/field-validation-error.ts'
import { languageOf } from '../../../core/i18n/language.ts'
import { searchRelated } from '../../../core/lists/related-search.ts'
import { integerField } from '../../../fields/numbers/numbers.ts'
import { instantField, readOnlyFields, recordField } from '../../../fields/read-only-fields.ts'
import { orderNumberField } from '../../../fields/search-fields.ts'
import type { OutgoingMail } from '../../../generated/payload-types.ts'
import { groups } from '../../groups.ts'
import { idOf } from '../Invoices/invoice-history.ts'
import { findOrderNumber } from '../Invoices/order-number.ts'
import { kindText } from '../parts/kind-text.ts'
import { nextMailStates } from '../parts/next-states.ts'
import { officeTexts } from '../texts/index.ts'
import { type RecordResend, resendEndpoint } from './resend-endpoint.ts'

/**
 * Emails to travellers. An email is stored in the same transaction as the change that it reports, and sent afterwards,
 * with retries.
 */
export const OutgoingMails = (recordResend: RecordResend): CollectionConfig => ({
  slug: 'outgoing-mails',
  labels: { singular: 'Email', plural: 'Emails' },
  access: recordAccess('emails'),
  endpoints: [resendEndpoint(recordResend)],
  hooks: {
    beforeOperation: [searchRelated({ invoice: { collection: 'invoices' }, traveller: { collection: 'travellers' } })],
    beforeChange: [requeueMail],
  },
  admin: {
    group: groups.system,
    hidden: hiddenWithout('emails:read'),
    useAsTitle: 'to',
    defaultColumns: ['createdAt', 'subject', 'to', 'order_number', 'kind', 'state', 'sent_at'],
    listSearchableFields: ['order_number', 'to', 'kind', 'subject', 'invoice.id', 'invoice', 'traveller'],
  },
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'title',
      type: 'text',
      virtual: true,
      admin: { condition: () => false, disableListColumn: true, disableListFilter: true },
      hooks: { afterRead: [buildMailTitle] },
    },
    orderNumberField('invoice'),
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'queued',
      index: true,
      options: ['queued', 'sent', 'failed', 'settled'],
      admin: {
        position: 'sidebar',
        components: { Field: '/collections/records/parts/StateField.tsx#StateField' },
        description:
          'Set a failed email to Queued to send it again within a few minutes, or to Settled if the traveller has been informed in another way.',
      },
    },
    {
      name: 'again',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '/collections/records/OutgoingMails/ResendMail.tsx#ResendMail' },
      },
    },
    ...readOnlyFields([
      {
        name: 'kind',
        type: 'text',
        required: true,
        admin: {
          components: {
            Cell: '/collections/records/OutgoingMails/MailKindCell.tsx#MailKindCell',
            Field: '/collections/records/OutgoingMails/MailKind.tsx#MailKind',
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
      integerField('attempts', { isRequired: true, defaultValue: 0 }),
      instantField('next_attempt_at', { isIndexed: true }),
      { name: 'last_error', type: 'textarea' },
      { name: 'message_id', type: 'text' },
      ...sentContentFields(),
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

/** The subject and the text that the sent email had. */
const sentContentFields = (): Field[] => [
  { name: 'subject', type: 'text', admin: { condition: isSent } },
  { name: 'text', type: 'textarea', admin: { condition: isSent } },
]

const isSent = (mail: Partial<OutgoingMail>): boolean => Boolean(mail.subject)

/** A failed email can be queued again with new attempts, or settled. No other state change is allowed. */
const requeueMail: CollectionBeforeChangeHook<OutgoingMail> = ({ data, originalDoc, req }) => {
  const currentState = originalDoc?.state
  const newState = data.state
  if (!currentState || !newState || currentState === newState) return data
  if (!nextMailStates[currentState]?.includes(newState)) {
    const message = 'Only a failed email can be queued again or settled.'
    throw fieldValidationError(req, 'outgoing-mails', { path: 'state', message })
  }
  if (newState === 'settled') return data
  return { ...data, attempts: 0, next_attempt_at: new Date().toISOString() }
}

/** Returns 'Payment received, to ayu@example.com (NUSA-7K3F9Q)', for example. */
const buildMailTitle: FieldHook<OutgoingMail> = async ({ data, findMany, req }) => {
  if (!data?.kind) return null
  const texts = officeTexts[languageOf(req.i18n)]
  const title = texts.mailTitle(kindText(data.kind, texts.mailKinds), data.to ?? '')
  // Lists have a separate column for the order and show no titles.
  const orderNumber = data.invoice && !findMany ? await findOrderNumber(idOf(data.invoice), req) : null
  return orderNumber ? `${title} (${orderNumber})` : title
}
