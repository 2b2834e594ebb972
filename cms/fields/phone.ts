import { invalidPhoneMessage } from '@nusa/shared/phones'
import { formatPhone, parsePhone } from '@nusa/shared/phones/numbers'
import type { FieldHook, JSONField, TextField } from 'payload'

interface Options {
  label?: string
  /**
   * A sibling field, whose country completes a number without a country code. Without it, the country is Indonesia.
   */
  countryField?: string
}

/**
 * Returns a field for a phone number, stored in E.164 and shown in the international format. A stored text that is
 * not a phone number can be saved again if it is unchanged.
 */
export function phoneField(name: string, { label, countryField }: Options = {}): TextField {
  const countryOf = (siblings: Record<string, unknown> | undefined) => {
    const country = countryField === undefined ? '' : siblings?.[countryField]
    return typeof country === 'string' ? country : ''
  }
  const store: FieldHook = ({ value, siblingData }) =>
    typeof value === 'string' ? (parsePhone(value, countryOf(siblingData)) ?? value) : value
  const show: FieldHook = ({ value, siblingData }) =>
    typeof value === 'string' ? formatPhone(value, countryOf(siblingData)) : value
  return {
    name,
    type: 'text',
    ...(label !== undefined && { label }),
    validate: (value: unknown, { previousValue, siblingData }: { previousValue?: unknown; siblingData: object }) => {
      if (typeof value !== 'string' || value === '' || value === previousValue) return true
      return parsePhone(value, countryOf({ ...siblingData })) !== null || invalidPhoneMessage
    },
    hooks: { beforeChange: [store], afterRead: [show] },
  }
}

/** Returns a JSON field, such as the contact details of a booking, with phone numbers as in `phoneField`. */
export function withPhones(field: JSONField): JSONField {
  const store: FieldHook = ({ value }) => convertPhones(value, (phone, country) => parsePhone(phone, country) ?? phone)
  const show: FieldHook = ({ value }) => convertPhones(value, formatPhone)
  return { ...field, hooks: { beforeChange: [store], afterRead: [show] } }
}

function convertPhones(record: unknown, convert: (phone: string, country?: string) => string): unknown {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return record
  const country = 'country' in record && typeof record.country === 'string' ? record.country : undefined
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => {
      const isPhone = (key === 'phone' || key === 'whatsapp') && typeof value === 'string'
      return [key, isPhone ? convert(value, country) : value]
    }),
  )
}
