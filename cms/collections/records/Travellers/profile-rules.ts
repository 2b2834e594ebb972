import {
  applyNameChange,
  invalidBirthdayMessage,
  isPlausibleBirthday,
  joinNames,
  maxProfileTextLength,
  normaliseNames,
} from '@nusa/shared/account'
import { parseLocalDate, todayInBali } from '@nusa/shared/dates'
import { rupiahCurrency } from '@nusa/shared/money'
import type { CollectionBeforeChangeHook, PayloadRequest, TextField } from 'payload'
import { lengthError } from '../../../fields/text-lengths.ts'
import { localDateField } from '../../../fields/texts.ts'
import { checkLocalDate, type ValidationResult } from '../../../fields/validate.ts'
import type { Traveller } from '../../../generated/payload-types.ts'

interface ValidationArgs {
  req: PayloadRequest
  previousValue?: unknown
}

/** Accepts empty and unchanged values, so that an outdated value does not block another change, such as a password. */
function validateIfChanged(
  check: (value: unknown, req: PayloadRequest) => ValidationResult | Promise<ValidationResult>,
) {
  return (value: unknown, { req, previousValue }: ValidationArgs) => {
    const isEmpty = value === null || value === undefined || value === ''
    return isEmpty || value === previousValue || check(value, req)
  }
}

export function profileTextField(
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

export const preferredCurrencyField = (): TextField => ({
  name: 'preferred_currency',
  type: 'text',
  validate: validateIfChanged(async (value, req) => {
    const { currencies } = await req.payload.findGlobal({ slug: 'currencies', depth: 0, req })
    const activeCurrencies = (currencies ?? []).filter(({ is_active }) => is_active !== false)
    const offeredCodes: unknown[] = [...new Set([rupiahCurrency.code, ...activeCurrencies.map(({ code }) => code)])]
    return offeredCodes.includes(value) || `Please enter a currency that the site offers: ${offeredCodes.join(', ')}.`
  }),
  admin: { description: 'The currency of the prices on the site. Rupiah if empty.' },
})

/**
 * Derives the full name from changed names unless the change includes a full name. A placeholder such as '-' as the
 * last name is removed, and `single_name` is set instead.
 */
export const deriveFullName: CollectionBeforeChangeHook<Traveller> = ({ data, originalDoc }) => {
  const { first_name, last_name, single_name, full_name } = originalDoc ?? {}
  const storedNames = { first_name: first_name ?? '', last_name: last_name ?? '', single_name: single_name === true }
  const newNames = applyNameChange(normaliseNames(storedNames), {
    first_name: emptyIfNull(data.first_name),
    last_name: emptyIfNull(data.last_name),
    single_name: data.single_name ?? undefined,
  })
  const hasSameNames = newNames.first_name === storedNames.first_name && newNames.last_name === storedNames.last_name
  if (hasSameNames && newNames.single_name === storedNames.single_name) return data
  const hasNewFullName = data.full_name !== undefined && (data.full_name ?? '') !== (full_name ?? '')
  if (hasSameNames || hasNewFullName) return { ...data, ...newNames }
  return {
    ...data,
    ...newNames,
    full_name: joinNames(newNames.first_name, newNames.last_name) || (full_name ?? data.full_name),
  }
}

/** A form sends null for a field that was emptied. */
const emptyIfNull = (name: string | null | undefined) => (name === null ? '' : name)
