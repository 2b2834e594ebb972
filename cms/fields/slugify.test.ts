import { pageSchema } from '@nusa/shared/catalog'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugify } from './slugify.ts'

test.each([
  ['Nusa Penida: Day Trip!', 'nusa-penida-day-trip'],
  ["Café de l'Été — 3 Days", 'cafe-de-lete-3-days'],
  ['Strauß, Æsir & Łukasz', 'strauss-aesir-lukasz'],
  ['  __  ', ''],
  ['巴厘岛', ''],
])('slugify turns %j into the slug %j', (title, slug) => {
  expect(slugify(title)).toBe(slug)
})

test('slugify returns a valid or empty slug for every title', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
      const slug = slugify(title)
      return slug === '' || pageSchema.shape.slug.safeParse(slug).success
    }),
  )
})
