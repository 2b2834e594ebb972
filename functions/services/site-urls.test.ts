import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toSitePath, toSiteUrl } from './site-urls.ts'

const site = 'https://nusa.example'

test.each([
  ['/checkout', '/checkout'],
  ['/tours?sort=rating#list', '/tours?sort=rating#list'],
  ['https://nusa.example/tours', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/\t/evil.example', null],
  ['\\\\evil.example', null],
  ['javascript:alert(1)', null],
  ['tours', null],
  ['', null],
])('toSitePath(%j) returns %j', (text, path) => {
  expect(toSitePath(text, site)).toBe(path)
})

test('toSiteUrl accepts URLs of this site, and rejects URLs of other sites', () => {
  expect(toSiteUrl('https://nusa.example/tours', site)).toBe('https://nusa.example/tours')
  for (const other of ['https://nusa.example.evil.example/', 'http://nusa.example/', 'https://a@nusa.example/']) {
    expect(toSiteUrl(other, site)).toBeNull()
  }
})

test('toSitePath never returns a path that leads to another site', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.string({ unit: fc.constantFrom('/', '\\', '.', ':', '@', 'a', '\t') }),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const path = toSitePath(text, site)
      if (path !== null) expect(new URL(path, site).origin).toBe(site)
    }),
  )
})
