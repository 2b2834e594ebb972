import { invalidBirthdayMessage, isPlausibleBirthday, maxProfileTextLength } from '@nusa/shared/account'
import { parseLocalDate, todayInBali } from '@nusa/shared/dates'
import { rupiahCurrency } from '@nusa/shared/money'
import type { PayloadRequest, TextField } from 'payload'
import { lengthError } from '../../../fields/text-lengths.ts'
import { localDateField } from '../../../fields/texts.ts'
import { checkLocalDate, type ValidationResult } from '../../../fields/validate.ts'

interface ValidationArgs {
  req: PayloadRequest
  previousValue?: unknown
}

/**
 * Creates a validation that accepts empty and unchanged values, because other changes, such as a password, must not
 * fail on them.
 */
function validateIfChanged(
  check: (value: unknown, req: PayloadRequest) => ValidationResult | Promise<ValidationResult>,
) {
  return (value: unknown, { req, previousValue }: ValidationArgs) =>
    value === null || value === undefined || value === '' || value === previousValue || check(value, req)
}

/** Returns a text field of the profile with the length limit of the site. */
export function profileText(
  name: string,
  { label, maxLength = maxProfileTextLength }: { label?: string; maxLength?: number } = {},
) {
  return {
    name,
    type: 'text',
    label,
    validate: validateIfChanged((value) => lengthError(value, maxLength) ?? true),
  } satisfies TextField
}

export const birthdayField = (): TextField => ({
  ...localDateField('birthday'),
  validate: validateIfChanged((value) => {
    const day = parseLocalDate(value)
    if (!day) return checkLocalDate(value)
    return isPlausibleBirthday(day, todayInBali(new Date())) || invalidBirthdayMessage
  }),
})

/** Returns the field for a currency that the site currently offers. */
export const preferredCurrencyField = (): TextField => ({
  name: 'preferred_currency',
  type: 'text',
  validate: validateIfChanged(async (value, req) => {
    const { currencies } = await req.payload.findGlobal({ slug: 'currencies', depth: 0, req })
    const active = (currencies ?? []).filter(({ is_active }) => is_active !== false)
    const offered: unknown[] = [...new Set([rupiahCurrency.code, ...active.map(({ code }) => code)])]
    return offered.includes(value) || `Please enter a currency that the site offers: ${offered.join(', ')}.`
  }),
  admin: { description: 'The currency that prices are shown in on the site. Rupiah if empty.' },
})
