import { describe, expect, test } from 'vitest'
import { customerObject } from './customer.ts'

const address = { country: 'Australia', streetLine1: '12 Harbour Street', city: 'Sydney' }
const tara = {
  email: 'tara@example.com',
  givenNames: 'Tara',
  surname: 'Wells',
  mobileNumber: '+61 400 123 456',
  address,
}

test('the payment page knows name, address and phone number of who pays', () => {
  expect(customerObject(tara)).toEqual({
    email: 'tara@example.com',
    givenNames: 'Tara',
    surname: 'Wells',
    mobileNumber: '+61400123456',
    addresses: [address],
  })
})

test('what is not known is left out', () => {
  const nameless = { ...tara, givenNames: '', surname: '', mobileNumber: '' }
  expect(customerObject({ ...nameless, address: { country: '', streetLine1: '', city: '' } })).toEqual({
    email: 'tara@example.com',
  })
  expect(customerObject({ ...nameless, address: { ...address, city: '' } }).addresses).toEqual([
    { country: 'Australia', streetLine1: '12 Harbour Street' },
  ])
})

describe('a phone number', () => {
  test.each([
    ['+62 (812) 3456-789', 'Australia', '+628123456789'],
    ['0061 400 123 456', 'Indonesia', '+61400123456'],
    ['0812 3456 789', 'Indonesia', '+628123456789'],
    ['62812.3456.789', ' indonesia ', '+628123456789'],
    ['+62 0812-3456-789', 'Indonesia', '+628123456789'],
    ['+62 (0)812 3456 789', 'Australia', '+628123456789'],
    ['62 ( 0 ) 812 3456 789', 'Indonesia', '+628123456789'],
    ['(0)812 3456 789', 'Indonesia', '+628123456789'],
    ['+44 (0)20 7946 0958', 'United Kingdom', '+442079460958'],
    ['0044-(0)20-7946-0958', 'United Kingdom', '+442079460958'],
    ['+353 (0)87 123 4567', 'Ireland', '+353871234567'],
    ['+39 06 6982 1234', 'Italy', '+390669821234'],
    ['+39 (0)6 6982 1234', 'Italy', '+390669821234'],
    ['+1 (202) 555-0143', 'United States', '+12025550143'],
    ['+20 10 0123 4567', 'Egypt', '+201001234567'],
    ['+30 21 0123 4567', 'Greece', '+302101234567'],
    ['+90 532 012 3456', 'Turkey', '+905320123456'],
    ['+420 601 123 456', 'Czechia', '+420601123456'],
    ['+880 1712 345678', 'Bangladesh', '+8801712345678'],
    ['+7 701 234 5678', 'Kazakhstan', '+77012345678'],
    ['+225 07 12 34 56 78', 'Ivory Coast', '+2250712345678'],
  ])('%s of somebody in %s is sent as %s', (mobileNumber, country, sent) => {
    expect(customerObject({ ...tara, mobileNumber, address: { ...address, country } }).mobileNumber).toBe(sent)
  })

  test.each([
    ['0400 123 456', 'Australia'],
    ['0812', 'Indonesia'],
    ['ask my wife', 'Indonesia'],
    ['+44 020 7946 0958', 'United Kingdom'],
    ['+353 087 123 4567', 'Ireland'],
    ['+971 050 123 4567', 'United Arab Emirates'],
    ['+62 00812 3456 789', 'Indonesia'],
    ['+62 812 3456 ext. 7', 'Indonesia'],
    [`+${'6'.repeat(40)}`, 'Indonesia'],
  ])('like %s of somebody in %s names no line, and is left out', (mobileNumber, country) => {
    expect(customerObject({ ...tara, mobileNumber, address: { ...address, country } }).mobileNumber).toBeUndefined()
  })
})
