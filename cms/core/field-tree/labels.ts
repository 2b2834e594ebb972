import type { Field } from 'payload'
import { mapFields } from './map-fields.ts'

/** No understandable label can be derived from these names. */
const irregularLabels: Readonly<Record<string, string>> = {
  add_ons: 'Add-ons',
  again: 'Send again',
  attention_note: 'Reason for attention',
  birthday: 'Date of birth',
  by_hand: 'Manual',
  cancel_reason: 'Cancellation reason',
  colleague: 'CMS user',
  checkout_session_id: 'Checkout session ID',
  html: 'HTML',
  id: 'ID',
  kind: 'Type',
  mail: 'Email',
  mails: 'Emails',
  message_id: 'Message ID',
  next_attempt_at: 'Next attempt',
  payment_reference_id: 'Payment reference',
  payment_url: 'Payment link',
  placeholder_color: 'Placeholder colour',
  currentPassword: 'Current password',
  provider_event_id: 'Provider event ID',
  provider_refund_id: 'Provider refund ID',
  resource_id: 'Resource ID',
  state: 'Status',
  url: 'Web address',
  who: 'User',
}

/** Returns `Booking reference` for `booking_reference`. */
export function labelFromName(name: string): string {
  if (Object.hasOwn(irregularLabels, name)) return irregularLabels[name] ?? name
  const text = name.replaceAll('_', ' ').trim()
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Adds a derived label to fields without one, because Payload would show the name unchanged. */
export function withLabels(fields: Field[]): Field[] {
  return mapFields(fields, withLabel)
}

function withLabel(field: Field): Field {
  if (field.type === 'group' || !('name' in field)) return field
  if (field.label !== undefined || field.name.startsWith('_')) return field
  return { ...field, label: labelFromName(field.name) } as Field
}
