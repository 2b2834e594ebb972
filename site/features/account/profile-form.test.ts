import { parseLocalDate } from '@nusa/shared/dates'
import { describe, expect, it } from 'vitest'
import { checkProfile, editsSince, type ProfileValues, profileFields } from './profile-form.ts'

const today = parseLocalDate('2026-11-21') ?? expect.unreachable()
const values: ProfileValues = {
  first_name: ' Ayu ',
  last_name: 'Lestari',
  phone: '+62 812',
  whatsapp: '',
  address: 'Jalan 8',
  city: 'Ubud',
  country: 'Indonesia',
  birthday: '1990-02-28',
}

describe('a profile that is saved', () => {
  it('is trimmed and needs no WhatsApp', () => {
    expect(checkProfile(values, today)).toEqual({ ok: true, change: { ...values, first_name: 'Ayu' } })
  })

  it.each(profileFields.filter((field) => field !== 'whatsapp'))('needs %s', (field) => {
    const checked = checkProfile({ ...values, [field]: '  ' }, today)
    expect(checked).toMatchObject({ ok: false, isMissing: true })
    expect(!checked.ok && Object.keys(checked.errors)).toEqual([field])
  })

  it.each(['1899-12-31', '2026-11-21', '2027-01-01', '2026-02-31', 'soon'])('takes no birthday on %s', (birthday) => {
    expect(checkProfile({ ...values, birthday }, today)).toEqual({
      ok: false,
      isMissing: false,
      errors: { birthday: 'Enter a date in the past, in 1900 or later.' },
    })
  })
})

describe('edits of a profile that is being saved', () => {
  it('are done with once it is saved as they were sent', () => {
    expect(editsSince({ first_name: ' Ayu ', city: 'Ubud' }, values)).toEqual({})
  })

  it('are kept where they were typed meanwhile, even where that is nothing', () => {
    expect(editsSince({ first_name: 'Ayuni', city: 'Ubud', country: '' }, values)).toEqual({
      first_name: 'Ayuni',
      country: '',
    })
  })
})
