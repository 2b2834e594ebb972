import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { replaceUndecodableSegments } from './decodable-path.ts'

test('replaceUndecodableSegments returns a decodable URL unchanged', () => {
  for (const url of ['/', '/admin/collections/tours?search=%ED%A0%80', '/api/tours/%C3%A9']) {
    expect(replaceUndecodableSegments(url)).toBe(url)
  }
})

test('replaceUndecodableSegments replaces a segment that is not valid UTF-8, and does not change the query', () => {
  expect(replaceUndecodableSegments('/admin/%ED%A0%80/x?a=%')).toBe('/admin/%EF%BF%BD/x?a=%')
  expect(replaceUndecodableSegments('/api/tours/100%')).toBe('/api/tours/%EF%BF%BD')
})

test('replaceUndecodableSegments returns a decodable path for any path', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('%', '/', 'E', 'D', 'A', '0', '8', 'x') }), (path) => {
      expect(() => decodeURIComponent(replaceUndecodableSegments(path))).not.toThrow()
    }),
  )
})
