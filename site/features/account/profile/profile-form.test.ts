import { parseLocalDate } from '@nusa/shared/dates'
import { invalidPhoneMessage } from '@nusa/shared/phones'
import { describe, expect, it } from 'vitest'
import { checkProfile, emptyProfileValues, type ProfileValues, profileFields, remainingEdits } from './profile-form.ts'

const today = parseLocalDate('2026-11-21') ?? expect.unreachable()
const values: ProfileValues = {
  first_name: ' Ayu ',
  last_name: 'Lestari',
  single_name: 'false',
  phone: '+62 812 3456 7890',
  whatsapp: '',
  address: 'Jalan 8',
  city: 'Ubud',
  country: 'Indonesia',
  birthday: '1990-02-28',
}
const { single_name: _, ...changed } = values
describe('checkProfile', () => {
  it('trims the values and does not require WhatsApp', () => {
    expect(checkProfile(values, { ...emptyProfileValues, whatsapp: '+62 812 3456 7890' }, today)).toEqual({
      ok: true,
      change: { ...changed, first_name: 'Ayu' },
    })
  })

  it('returns only changed values, so that changes made in another tab are not undone', () => {
    const saved = { ...values, whatsapp: '+62 812', first_name: 'Ayu' }
    expect(checkProfile({ ...values, whatsapp: ' ' }, saved, today)).toEqual({ ok: true, change: { whatsapp: '' } })
    expect(checkProfile({ ...saved, birthday: '1990-03-01' }, saved, today)).toEqual({
      ok: true,
      change: { birthday: '1990-03-01' },
    })
    expect(checkProfile(saved, saved, today)).toEqual({ ok: true, change: {} })
  })

  it.each(profileFields.filter((field) => field !== 'whatsapp' && field !== 'single_name'))('requires %s', (field) => {
    const checked = checkProfile({ ...values, [field]: '  ' }, values, today)
    expect(checked).toMatchObject({ ok: false, hasMissingFields: true })
    expect(!checked.ok && Object.keys(checked.errors)).toEqual([field])
  })

  it('does not require a last name if single_name is true, and returns single_name as a change', () => {
    const single = { ...values, last_name: '', single_name: 'true' }
    expect(checkProfile(single, { ...values, first_name: 'Ayu' }, today)).toEqual({
      ok: true,
      change: { single_name: true },
    })
    const back = checkProfile({ ...single, single_name: 'false' }, single, today)
    expect(back).toMatchObject({ ok: false, hasMissingFields: true, errors: { last_name: 'Last name is required' } })
  })

  it('returns an error for an invalid phone number, unless the same number is already saved', () => {
    const wrong = { ...values, first_name: 'Ayu', phone: 'abc', whatsapp: 'ask Made' }
    expect(checkProfile(wrong, values, today)).toEqual({
      ok: false,
      hasMissingFields: false,
      errors: { phone: invalidPhoneMessage, whatsapp: invalidPhoneMessage },
    })
    expect(checkProfile({ ...wrong, first_name: ' Ayu ' }, { ...wrong, city: '' }, today)).toMatchObject({ ok: true })
  })

  it.each(['1899-12-31', '2026-11-21', '2027-01-01', '2026-02-31', 'soon'])("rejects the birthday '%s'", (birthday) => {
    expect(checkProfile({ ...values, birthday }, values, today)).toEqual({
      ok: false,
      hasMissingFields: false,
      errors: { birthday: 'Enter a date in the past, no earlier than 1900.' },
    })
  })
})

describe('edits of a saved profile', () => {
  it('are removed if they were not changed during the save', () => {
    expect(remainingEdits({ first_name: ' Ayu ', city: 'Ubud' }, values)).toEqual({})
  })

  it('are kept if they were changed during the save, even to an empty value', () => {
    expect(remainingEdits({ first_name: 'Ayuni', city: 'Ubud', country: '' }, values)).toEqual({
      first_name: 'Ayuni',
      country: '',
    })
  })
})
