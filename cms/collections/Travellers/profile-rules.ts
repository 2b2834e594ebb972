import { impossibleBirthday, isBirthday, longestProfileText } from '@nusa/shared/account'
import { parseLocalDate, todayInBali } from '@nusa/shared/dates'
import { rupiahCurrency } from '@nusa/shared/money'
import type { PayloadRequest, TextField } from 'payload'
import { tooLong } from '../../fields/text-lengths.ts'
import { localDateField } from '../../fields/texts.ts'
import { checkLocalDate, type Verdict } from '../../fields/validate.ts'

interface Judged {
  req: PayloadRequest
  previousValue?: unknown
}

/**
 * Creates a validation that accepts empty and unchanged values, because other changes, such as a password, must not
 * fail on them.
 */
function ofChange(check: (value: unknown, req: PayloadRequest) => Verdict | Promise<Verdict>) {
  return (value: unknown, { req, previousValue }: Judged) =>
    value === null || value === undefined || value === '' || value === previousValue || check(value, req)
}

/** Returns a text field of the profile with the length limit of the site. */
export function profileText(
  name: string,
  { label, most = longestProfileText }: { label?: string; most?: number } = {},
) {
  return {
    name,
    type: 'text',
    label,
    validate: ofChange((value) => tooLong(value, most) ?? true),
  } satisfies TextField
}

export const birthdayField = (): TextField => ({
  ...localDateField('birthday'),
  validate: ofChange((value) => {
    const day = parseLocalDate(value)
    if (!day) return checkLocalDate(value)
    return isBirthday(day, todayInBali(new Date())) || impossibleBirthday
  }),
})

/** Returns the field for a currency that the site currently offers. */
export const preferredCurrencyField = (): TextField => ({
  name: 'preferred_currency',
  type: 'text',
  validate: ofChange(async (value, req) => {
    const { currencies } = await req.payload.findGlobal({ slug: 'currencies', depth: 0, req })
    const active = (currencies ?? []).filter(({ is_active }) => is_active !== false)
    const offered: unknown[] = [...new Set([rupiahCurrency.code, ...active.map(({ code }) => code)])]
    return offered.includes(value) || `Please enter a currency that the site offers: ${offered.join(', ')}.`
  }),
  admin: { description: 'The currency that prices are shown in on the site. Rupiah if empty.' },
})
