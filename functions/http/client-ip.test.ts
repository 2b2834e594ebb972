import { expect, test } from 'vitest'
import { clientIp } from './client-ip.ts'

const request = new Request('https://nusa.example', { headers: { 'x-forwarded-for': '6.6.6.6, 10.0.0.1' } })

test("a caller's own word about its address does not count", () => {
  expect(clientIp(request, { remoteAddress: '10.9.9.9' }, null)).toBe('10.9.9.9')
})

test('of the header of a trusted proxy the last entry counts', () => {
  expect(clientIp(request, { remoteAddress: '10.9.9.9' }, 'x-forwarded-for')).toBe('10.0.0.1')
})

test('without the header the connection counts', () => {
  expect(clientIp(request, { remoteAddress: '10.9.9.9' }, 'cf-connecting-ip')).toBe('10.9.9.9')
  expect(clientIp(request, {}, null)).toBe('unknown')
})

test('who has a network of IPv6 is one caller, whichever of its addresses is used', () => {
  const ipOf = (remoteAddress: string) => clientIp(request, { remoteAddress }, null)
  expect(ipOf('2001:db8:1:2::9')).toBe(ipOf('2001:db8:1:2:aaaa::1'))
  expect(ipOf('::ffff:10.9.9.9')).toBe(ipOf('10.9.9.9'))
})
