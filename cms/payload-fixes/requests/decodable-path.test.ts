import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { replaceUndecodableSegments } from './decodable-path.ts'

test('decodablePath returns a decodable URL unchanged', () => {
  for (const url of ['/', '/admin/collections/tours?search=%ED%A0%80', '/api/tours/%C3%A9']) {
    expect(replaceUndecodableSegments(url)).toBe(url)
  }
})

test('decodablePath replaces a segment whose bytes are not UTF-8, and preserves the query', () => {
  expect(replaceUndecodableSegments('/admin/%ED%A0%80/x?a=%')).toBe('/admin/%EF%BF%BD/x?a=%')
  expect(replaceUndecodableSegments('/api/tours/100%')).toBe('/api/tours/%EF%BF%BD')
})

test('decodablePath returns a decodable path for every request', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('%', '/', 'E', 'D', 'A', '0', '8', 'x') }), (path) => {
      expect(() => decodeURIComponent(replaceUndecodableSegments(path))).not.toThrow()
    }),
  )
})
