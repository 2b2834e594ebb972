import { expect, it, test } from 'vitest'
import { isRefundedManually, paymentMethodCode, paymentMethodLabel } from './payment-method.ts'

test.each([
  ['QR_CODE', 'QRIS', 'QRIS'],
  ['BANK_TRANSFER', 'BCA', 'BCA virtual account'],
  ['BANK_TRANSFER', 'MANDIRI', 'Mandiri virtual account'],
  ['BANK_TRANSFER', 'SAHABAT_SAMPOERNA', 'Sahabat Sampoerna virtual account'],
  ['EWALLET', 'OVO', 'OVO'],
  ['EWALLET', 'SHOPEEPAY', 'ShopeePay'],
  ['CREDIT_CARD', 'CREDIT_CARD', 'Credit or debit card'],
  ['CREDIT_CARD', null, 'Credit or debit card'],
  ['DIRECT_DEBIT', 'DD_BRI', 'BRI direct debit'],
  ['RETAIL_OUTLET', 'ALFAMART', 'Alfamart'],
  ['QR_CODE', null, 'QR code'],
  [null, 'QRIS', 'QRIS'],
  ['MOON_BANK', 'NEW_THING', 'New Thing'],
  ['MOON_BANK', null, 'Moon Bank'],
])('paymentMethodLabel(paymentMethodCode(%j, %j)) returns %j', (method, channel, words) => {
  expect(paymentMethodLabel(paymentMethodCode(method, channel) ?? '')).toBe(words)
})

it('paymentMethodCode returns null without a method and a channel', () => {
  expect(paymentMethodCode(null, undefined)).toBeNull()
  expect(paymentMethodCode('', '')).toBeNull()
})

test.each([
  ['BANK_TRANSFER · BCA', true],
  ['VIRTUAL_ACCOUNT', true],
  ['RETAIL_OUTLET · ALFAMART', true],
  ['QR_CODE · QRIS', false],
  ['EWALLET · OVO', false],
  ['', false],
])('isRefundedManually(%j) returns %s', (code, isManual) => {
  expect(isRefundedManually(code)).toBe(isManual)
})
