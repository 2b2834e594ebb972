import { describe, expect, test } from 'vitest'
import { toXenditCustomer } from './customer.ts'

const address = { country: 'Australia', streetLine1: '12 Harbour Street', city: 'Sydney' }
const tara = {
  email: 'tara@example.com',
  givenNames: 'Tara',
  surname: 'Wells',
  mobileNumber: '+61 400 123 456',
  address,
}

test('toXenditCustomer returns the name, address and phone number', () => {
  expect(toXenditCustomer(tara)).toEqual({
    email: 'tara@example.com',
    givenNames: 'Tara',
    surname: 'Wells',
    mobileNumber: '+61400123456',
    addresses: [address],
  })
})

test('toXenditCustomer omits unknown data', () => {
  const nameless = { ...tara, givenNames: '', surname: '', mobileNumber: '' }
  expect(toXenditCustomer({ ...nameless, address: { country: '', streetLine1: '', city: '' } })).toEqual({
    email: 'tara@example.com',
  })
  expect(toXenditCustomer({ ...nameless, address: { ...address, city: '' } }).addresses).toEqual([
    { country: 'Australia', streetLine1: '12 Harbour Street' },
  ])
})

describe('a phone number', () => {
  test.each([
    ['+62 (0)812 3456 789', 'Australia', '+628123456789'],
    ['0812 3456 789', ' indonesia ', '+628123456789'],
    ['0400 123 456', 'Australia', '+61400123456'],
  ])('%o of a customer in %o is sent as %o', (mobileNumber, country, sent) => {
    expect(toXenditCustomer({ ...tara, mobileNumber, address: { ...address, country } }).mobileNumber).toBe(sent)
  })

  test.each(['0812', 'ask my wife', `+${'6'.repeat(40)}`])('%o is omitted, because it is invalid', (mobileNumber) => {
    expect(toXenditCustomer({ ...tara, mobileNumber }).mobileNumber).toBeUndefined()
  })
})
