import { describe, expect, it, test } from 'vitest'
import * as z from 'zod/mini'
import { collectionTitle, entryTitle, formatFieldPath, ruleText } from './editor-wording.ts'

describe('ruleText', () => {
  const rule = (schema: z.core.$ZodType, value: unknown) => {
    const parsed = z.safeParse(schema, value, { reportInput: true })
    return parsed.error?.issues.map(ruleText)
  }

  test.each([
    ['is missing', z.string(), undefined],
    ['is missing', z.string(), null],
    ['must be a text', z.string(), 5],
    ['must be a number', z.number(), 'five'],
    ['must be a whole number', z.int(), 1.5],
    ['must be yes or no', z.boolean(), 'yes'],
    ['must be a list', z.array(z.string()), 'one'],
    ['must be at least 0', z.int().check(z.minimum(0)), -1],
    ['must be at most 5', z.number().check(z.maximum(5)), 6],
    ['needs at least 1 item', z.array(z.string()).check(z.minLength(1)), []],
    ['needs at most 3 characters', z.string().check(z.maxLength(3)), 'four'],
    ["must be 'all' or 'indonesia'", z.enum(['all', 'indonesia']), 'mars'],
    ['must be an email address', z.email(), 'nobody'],
    ['must be a web address that starts with https://', z.url(), 'example'],
    ['must start with an a', z.string().check(z.regex(/^a/, 'must start with an a')), 'b'],
  ])('returns "%s" for a value such as $2', (words, schema, value) => {
    expect(rule(schema, value)).toEqual([words])
  })

  it('lists the allowed kinds of a discriminated union', () => {
    const kinds = z.discriminatedUnion('type', [
      z.object({ type: z.literal('per_person') }),
      z.object({ type: z.literal('per_package') }),
    ])
    expect(rule(kinds, { type: 'per_hour' })).toEqual(["must be 'per_person' or 'per_package'"])
  })
})

test.each([
  [{ id: 1, title: 'Ubud' }, '"Ubud"'],
  [{ id: 1, name: 'Culture', slug: 'culture' }, '"Culture"'],
  [{ id: 1, title: '  ', slug: 'ubud' }, '"ubud"'],
  [{ id: 7 }, 'number 7'],
])("entryTitle(%j) returns '%s'", (entry, title) => {
  expect(entryTitle(entry)).toBe(title)
})

it('collectionTitle returns the name that the CMS shows', () => {
  expect(collectionTitle('hero-slides')).toBe('Hero slides')
})

it('formatFieldPath counts list items from 1', () => {
  expect(formatFieldPath(['pricing', 0, 'tiers', 1, 'adult_price'])).toBe('pricing › 1 › tiers › 2 › adult_price')
})
