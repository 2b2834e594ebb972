import { expect, test } from 'vitest'
import { callerAddress, parseTrustedHeader, toRateLimitKey } from './index.ts'

const callerWith = (proxied: string) => ({
  headers: new Headers({ 'x-forwarded-for': proxied }),
  remoteAddress: '10.9.9.9',
})

test("callerAddress uses the last entry of a trusted proxy's header", () => {
  expect(callerAddress(callerWith('6.6.6.6, 10.0.0.1'), 'x-forwarded-for')).toBe('10.0.0.1')
})

test('callerAddress returns the address of the connection if the header is empty or not trusted', () => {
  expect(callerAddress(callerWith('6.6.6.6'), null)).toBe('10.9.9.9')
  expect(callerAddress(callerWith('6.6.6.6'), 'cf-connecting-ip')).toBe('10.9.9.9')
  for (const empty of ['', '6.6.6.6, ']) expect(callerAddress(callerWith(empty), 'x-forwarded-for')).toBe('10.9.9.9')
  expect(callerAddress({ headers: new Headers(), remoteAddress: undefined }, null)).toBe('unknown')
})

test('callerAddress returns the same address for all addresses of an IPv6 network', () => {
  const addressOf = (remoteAddress: string) => callerAddress({ headers: new Headers(), remoteAddress }, null)
  expect(addressOf('2001:db8:1:2::9')).toBe(addressOf('2001:db8:1:2:aaaa::1'))
  expect(addressOf('::ffff:10.9.9.9')).toBe(addressOf('10.9.9.9'))
})

test('parseTrustedHeader returns the header name in lower case, or null if no header is configured', () => {
  expect([undefined, '', 'none', ' None '].map(parseTrustedHeader)).toEqual([null, null, null, null])
  expect(parseTrustedHeader('X-Forwarded-For')).toBe('x-forwarded-for')
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
])("toRateLimitKey('%s') returns '%s'", (address, counted) => {
  expect(toRateLimitKey(address)).toBe(counted)
})

test('toRateLimitKey returns different keys for neighbouring IPv4 addresses and IPv6 networks', () => {
  expect(toRateLimitKey('203.0.113.8')).not.toBe(toRateLimitKey('203.0.113.7'))
  expect(toRateLimitKey('2001:db8:1:3::1')).not.toBe(toRateLimitKey('2001:db8:1:2::1'))
})

test.each(['unknown', '', '1:2', '1::2::3', '1:2:3:4:5:6:7:8:9', 'g::1', '12345::1', '1:2:3:4:5:6:7::8'])(
  'toRateLimitKey does not change %j, which is not an IP address',
  (address) => {
    expect(toRateLimitKey(address)).toBe(address)
  },
)
