import type { Profile, ProfileChange } from '@nusa/shared/account'
import { invalidPhoneMessage } from '@nusa/shared/phones'
import { parsePhone } from '@nusa/shared/phones/numbers'
import { type Failure, fail } from '../../ports/failure.ts'

const phoneFields = ['phone', 'whatsapp'] as const

/**
 * Converts the phone numbers to E.164. Rejects a value that is not a phone number, unless it is the stored value, which
 * is left out of the change.
 */
export function parseProfilePhones(change: ProfileChange, currentProfile: Profile): ProfileChange | Failure {
  const { country = currentProfile.country } = change
  const parsedChange = { ...change }
  const fields: Record<string, string> = {}
  for (const field of phoneFields) {
    const input = change[field]
    if (input === undefined || input === '') continue
    const number = parsePhone(input, country)
    if (number !== null) parsedChange[field] = number
    else if (input === currentProfile[field]) delete parsedChange[field]
    else fields[field] = invalidPhoneMessage
  }
  return Object.keys(fields).length > 0 ? fail('invalid_request', { fields }) : parsedChange
}

/** Converts the phone numbers to E.164, the format of stored bookings. */
export function toStoredPhones({ phone, whatsapp, country }: Profile): Pick<Profile, (typeof phoneFields)[number]> {
  return { phone: parsePhone(phone, country) ?? phone, whatsapp: parsePhone(whatsapp, country) ?? whatsapp }
}
