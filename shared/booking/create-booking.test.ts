import { describe, expect, it, test } from 'vitest'
import { invalidPhoneMessage } from '../phones/index.ts'
import { makeTourChoice } from '../testing/index.ts'
import { createBookingSchema } from './create-booking.ts'
import { noTermsVersion } from './terms.ts'

const emergencyContact = { name: 'Wayan', email: 'wayan@nusa.example', phone: '+62 811 1111', relationship: 'Sibling' }
const request = {
  idempotencyKey: '3f2b8c1e-7b1c-4a55-8a6c-0b8a3c1f2d11',
  items: [
    { itemId: 'a', choice: makeTourChoice(), passengers: [{ type: 'adult', name: 'Ayu', relationship: 'Self' }] },
  ],
  seenTotal: 1_100_000,
  emergencyContact,
  acceptedTerms: noTermsVersion,
}
const findProblems = (contact: object) =>
  createBookingSchema
    .safeParse({ ...request, emergencyContact: { ...emergencyContact, ...contact } })
    .error?.issues.map(({ path, message }) => [path.join('.'), message])

it('createBookingSchema ignores the letter case of an idempotency key', () => {
  const upper = { ...request, idempotencyKey: request.idempotencyKey.toUpperCase() }
  expect(createBookingSchema.parse(upper)).toEqual(createBookingSchema.parse(request))
})

it('createBookingSchema accepts tourId, the name of productId in earlier releases', () => {
  const { productId: tourId, ...choice } = makeTourChoice()
  const items = [{ ...request.items[0], choice: { ...choice, tourId } }]
  expect(createBookingSchema.parse({ ...request, items })).toEqual(createBookingSchema.parse(request))
})

it('createBookingSchema accepts empty names if the names follow later, but not of the first traveller', () => {
  const passengers = ['Ayu', ''].map((name) => ({ type: 'adult', name, relationship: 'Friend' }))
  const missingNames = (changes: object) => {
    const { error } = createBookingSchema.safeParse({ ...request, items: [{ ...request.items[0], ...changes }] })
    return error?.issues.map(({ path }) => path.join('.')) ?? []
  }
  expect(missingNames({ passengers })).toEqual(['items.0.passengers.1.name'])
  expect(missingNames({ passengers, namesFollow: true })).toEqual([])
  expect(missingNames({ passengers: passengers.toReversed(), namesFollow: true })).toEqual([
    'items.0.passengers.0.name',
  ])
})

describe('an emergency contact', () => {
  test.each(['name', 'phone'])('requires a %s that is not blank', (field) => {
    for (const blank of ['', '  ', '\u200b\u2060']) {
      expect(findProblems({ [field]: blank })).toEqual([[`emergencyContact.${field}`, 'is required']])
    }
  })

  test.each(['-', '.', '1234', '🙂'])('rejects %j as a name', (name) => {
    expect(findProblems({ name })).toEqual([['emergencyContact.name', 'must be written in letters']])
  })

  test.each(['Wayan', 'Ng', '山田 太郎', 'محمد', "O'Neill 3rd", 'É'])('accepts %j as a name', (name) => {
    expect(findProblems({ name })).toBeUndefined()
  })

  test.each(['', '  ', undefined])('is valid with the email address %j, since the phone number is enough', (email) => {
    const parsed = createBookingSchema.parse({ ...request, emergencyContact: { ...emergencyContact, email } })
    expect(parsed.emergencyContact.email).toBe('')
  })

  it('is rejected if the email address or the phone number is invalid', () => {
    expect(findProblems({ email: 'wayan' })).toEqual([['emergencyContact.email', 'must be an email address']])
    expect(findProblems({ phone: 'none' })).toEqual([['emergencyContact.phone', invalidPhoneMessage]])
  })

  test.each(['\u200e+62\u2011811\u20131111', '０８１１　１１１１', '+62/811/1111', '+62 (0)811 1111'])(
    'accepts the phone number %j as typed or copied',
    (phone) => {
      expect(findProblems({ phone })).toBeUndefined()
    },
  )
})
