import { describe, expect, it, test } from 'vitest'
import { parseLocalDate } from '../dates/index.ts'
import { resendVerificationSchema, signInSchema, signUpSchema } from './auth.ts'
import { newPasswordSchema, passwordRules } from './password.ts'
import { isPlausibleBirthday, isProfileComplete, profileChangeSchema } from './profile.ts'

describe('newPasswordSchema', () => {
  test.each([
    ['Ab1!xyz', ['length']],
    ['AB1!WXYZ', ['lowercase']],
    ['ab1!wxyz', ['uppercase']],
    ['Ab!!wxyz', ['digit']],
    ['Ab1wxyzz', ['special']],
    ['', ['length', 'lowercase', 'uppercase', 'digit', 'special']],
    ['Ab1!wxyz', []],
    ['Äb1_wxyz', []],
  ])('reports the unmet rules $1 of the password %j', (password, lacking) => {
    expect(passwordRules.filter((rule) => !rule.test(password)).map(({ id }) => id)).toEqual(lacking)
    expect(newPasswordSchema.safeParse(password).success).toBe(lacking.length === 0)
  })

  test('reports the maximum length of a password that is too long', () => {
    const parsed = newPasswordSchema.safeParse(`${'Ab1!'.repeat(50)}x`)
    expect(parsed.error?.issues.map(({ message }) => message)).toEqual([
      'Please choose a password of at most 200 characters.',
    ])
  })
})

describe('signInSchema', () => {
  test.each([{}, { email: 'ayu@example.com' }, { email: '  ', password: 'x' }, { email: 'a@b.co', password: '' }])(
    'rejects %o with a message that says what is missing',
    (credentials) => {
      const parsed = signInSchema.safeParse(credentials)
      expect(parsed.error?.issues[0]?.message).toBe('You must provide either an email or phone number and a password')
    },
  )

  it('accepts an email address of any length, although the address of an account has a maximum length', () => {
    expect(signInSchema.safeParse({ email: `${'a'.repeat(300)}@example.com`, password: 'x' }).success).toBe(true)
  })
})

it('signUpSchema requires a full name and a username', () => {
  const parsed = signUpSchema.safeParse({ email: 'a@b.co', password: 'Ab1!wxyz', full_name: ' ', username: ' ' })
  expect(parsed.error?.issues.map(({ message }) => message)).toEqual(['Full name is required', 'Username is required'])
})

describe('the return path of a mailed link', () => {
  const person = { email: 'a@b.co', password: 'Ab1!wxyz', full_name: 'Ayu', username: 'ayu' }

  test.each([
    [2_000, true],
    [2_001, false],
  ])('of %i characters does not make the request invalid (path stored: %s)', (length, isKept) => {
    const redirect = '/tours?fbclid='.padEnd(length, 'x')
    const kept = isKept ? redirect : undefined
    expect(signUpSchema.parse({ ...person, redirect }).redirect).toBe(kept)
    expect(resendVerificationSchema.parse({ email: 'a@b.co', redirect }).redirect).toBe(kept)
  })
})

describe('a profile', () => {
  const profile = { first_name: 'Ayu', last_name: 'Lestari', address: 'Jalan 8', city: 'Ubud', country: 'Indonesia' }

  it('is complete with names, address, city and country', () => {
    expect(isProfileComplete(profile)).toBe(true)
  })

  test.each(Object.keys(profile))('is incomplete with a blank %s', (field) => {
    for (const blank of ['  ', '\u200b\u2060', '\u3164', '\u0007'])
      expect(isProfileComplete({ ...profile, [field]: blank })).toBe(false)
  })

  it('is complete without a last name when the person has a single name', () => {
    expect(isProfileComplete({ ...profile, last_name: '', single_name: true })).toBe(true)
    expect(isProfileComplete({ ...profile, last_name: '-' })).toBe(true)
    expect(isProfileComplete({ ...profile, first_name: '', single_name: true })).toBe(false)
  })

  it('is saved without invisible characters and without characters that break emails or lists', () => {
    const change = { first_name: 'A\nB\u202eC', last_name: 'x\u0007y', city: ' \u200b\u2060' }
    expect(profileChangeSchema.parse(change)).toEqual({ first_name: 'A BC', last_name: 'xy', city: '' })
  })
})

test.each([
  ['1899-12-31', false],
  ['1900-01-01', true],
  ['2026-11-20', true],
  ['2026-11-21', false],
])("isPlausibleBirthday('%s', '2026-11-21') returns %s", (text, expected) => {
  const [day, today] = [text, '2026-11-21'].map(parseLocalDate)
  expect(day && today && isPlausibleBirthday(day, today)).toBe(expected)
})
