import { expect, it } from 'vitest'
import { findFileEndpoint } from './contract.ts'

it.each([
  ['/api/bookings/12/voucher', 'getVoucher'],
  ['/api/bookings/12/calendar', 'getCalendarEntry'],
  ['/api/account/identity', 'getIdentityDocument'],
  ['/api/bookings/12/cancel', null],
  ['/api/bookings/12/voucher/more', null],
  ['/api/bookings//voucher', null],
  ['/api/auth/session', null],
  ['/tours', null],
])('findFileEndpoint(%j) returns %j', (path, name) => {
  expect(findFileEndpoint(path)).toBe(name)
})
