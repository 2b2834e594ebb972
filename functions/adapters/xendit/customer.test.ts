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
  ])('%s of somebody in %s is sent as %s', (mobileNumber, country, sent) => {
    expect(customerObject({ ...tara, mobileNumber, address: { ...address, country } }).mobileNumber).toBe(sent)
  })

  test.each([
    ['0400 123 456', 'Australia'],
    ['0812', 'Indonesia'],
    ['ask my wife', 'Indonesia'],
    ['+62 812 3456 ext. 7', 'Indonesia'],
    [`+${'6'.repeat(40)}`, 'Indonesia'],
  ])('like %s of somebody in %s names no line, and is left out', (mobileNumber, country) => {
    expect(customerObject({ ...tara, mobileNumber, address: { ...address, country } }).mobileNumber).toBeUndefined()
  })
})
