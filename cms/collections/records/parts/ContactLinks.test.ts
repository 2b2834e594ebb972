import { expect, test } from 'vitest'
import { phoneUrl, whatsappUrl } from './ContactLinks.tsx'

test.each([
  ['+62 812-3456-7890', 'https://wa.me/6281234567890'],
  ['0062 812 3456 7890', 'https://wa.me/6281234567890'],
  ['0812 3456 7890', 'https://wa.me/6281234567890'],
  ['+44 20 7946 0958', 'https://wa.me/442079460958'],
  ['after six', null],
  ['', null],
  ['123', null],
  ['+62812345678901234567', null],
])('whatsappUrl(%j) returns %j', (phone, address) => {
  expect(whatsappUrl(phone)).toBe(address)
})

test('phoneUrl converts a phone number to a tel: URL, and a text without digits to null', () => {
  expect([phoneUrl('+62 (812) 345'), phoneUrl('none')]).toEqual(['tel:+62812345', null])
})
