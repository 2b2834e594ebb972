import { invalidPhoneMessage } from '@nusa/shared/phones'
import { formatPhone, parsePhone } from '@nusa/shared/phones/numbers'
import type { FieldHook, JSONField, TextField } from 'payload'

interface Options {
  label?: string
  /**
   * The name of a sibling field with the country of a number without a country code. The default country is Indonesia.
   */
  countryField?: string
}

/**
 * Returns a field for a phone number, stored in E.164 and shown in the international format. A stored text that is
 * not a phone number can be saved again if it is unchanged.
 */
export function phoneField(name: string, { label, countryField }: Options = {}): TextField {
  const readCountry = (siblings: Record<string, unknown> | undefined) => {
    const country = countryField === undefined ? '' : siblings?.[countryField]
    return typeof country === 'string' ? country : ''
  }
  const storeNormalisedPhone: FieldHook = ({ value, siblingData }) =>
    typeof value === 'string' ? (parsePhone(value, readCountry(siblingData)) ?? value) : value
  const showFormattedPhone: FieldHook = ({ value, siblingData }) =>
    typeof value === 'string' ? formatPhone(value, readCountry(siblingData)) : value
  return {
    name,
    type: 'text',
    ...(label !== undefined && { label }),
    validate: (value: unknown, { previousValue, siblingData }: { previousValue?: unknown; siblingData: object }) => {
      if (typeof value !== 'string' || value === '' || value === previousValue) return true
      return parsePhone(value, readCountry({ ...siblingData })) !== null || invalidPhoneMessage
    },
    hooks: { beforeChange: [storeNormalisedPhone], afterRead: [showFormattedPhone] },
  }
}

/** Returns a JSON field, such as the contact details of a booking, with phone numbers as in `phoneField`. */
export function withPhoneFormatting(field: JSONField): JSONField {
  const storeNormalisedPhones: FieldHook = ({ value }) =>
    convertPhones(value, (phone, country) => parsePhone(phone, country) ?? phone)
  const showFormattedPhones: FieldHook = ({ value }) => convertPhones(value, formatPhone)
  return { ...field, hooks: { beforeChange: [storeNormalisedPhones], afterRead: [showFormattedPhones] } }
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
