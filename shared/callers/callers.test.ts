import { expect, test } from 'vitest'
import { countedAddress } from './counted-address.ts'
import { callerAddress, trustedHeader } from './index.ts'

const saying = (proxied: string) => ({
  headers: new Headers({ 'x-forwarded-for': proxied }),
  remoteAddress: '10.9.9.9',
})

test('of the header of a trusted proxy the last entry counts', () => {
  expect(callerAddress(saying('6.6.6.6, 10.0.0.1'), 'x-forwarded-for')).toBe('10.0.0.1')
})

test("a caller's own word about its address does not count, but the connection", () => {
  expect(callerAddress(saying('6.6.6.6'), null)).toBe('10.9.9.9')
  expect(callerAddress(saying('6.6.6.6'), 'cf-connecting-ip')).toBe('10.9.9.9')
  for (const nobody of ['', '6.6.6.6, ']) expect(callerAddress(saying(nobody), 'x-forwarded-for')).toBe('10.9.9.9')
  expect(callerAddress({ headers: new Headers(), remoteAddress: undefined }, null)).toBe('unknown')
})

test('who has a network of IPv6 is one caller, whichever of its addresses is used', () => {
  const addressOf = (remoteAddress: string) => callerAddress({ headers: new Headers(), remoteAddress }, null)
  expect(addressOf('2001:db8:1:2::9')).toBe(addressOf('2001:db8:1:2:aaaa::1'))
  expect(addressOf('::ffff:10.9.9.9')).toBe(addressOf('10.9.9.9'))
})

test('no header is believed but one that is named', () => {
  expect([undefined, '', 'none', ' None '].map(trustedHeader)).toEqual([null, null, null, null])
  expect(trustedHeader('X-Forwarded-For')).toBe('x-forwarded-for')
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:52100', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8::192.0.2.1', '2001:db8:0:0::/64'],
])('%s is counted as %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted)
})

test('neighbors in IPv4 and networks in IPv6 are counted apart', () => {
  expect(countedAddress('203.0.113.8')).not.toBe(countedAddress('203.0.113.7'))
  expect(countedAddress('2001:db8:1:3::1')).not.toBe(countedAddress('2001:db8:1:2::1'))
})

test.each(['unknown', '', '1:2', '1::2::3', '1:2:3:4:5:6:7:8:9', 'g::1', '12345::1', '1:2:3:4:5:6:7::8'])(
  'what is no address is counted as it is: %s',
  (address) => {
    expect(countedAddress(address)).toBe(address)
  },
)
