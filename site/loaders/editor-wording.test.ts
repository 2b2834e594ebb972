import { describe, expect, it, test } from 'vitest'
import * as z from 'zod/mini'
import { collectionTitle, entryTitle, formatFieldPath, ruleText } from './editor-wording.ts'

describe('ruleText', () => {
  const rule = (schema: z.core.$ZodType, value: unknown) => {
    const parsed = z.safeParse(schema, value, { reportInput: true })
    return parsed.error?.issues.map(ruleText)
  }

  test.each([
    [z.string(), undefined, 'is missing'],
    [z.string(), null, 'is missing'],
    [z.string(), 5, 'must be a text'],
    [z.number(), 'five', 'must be a number'],
    [z.int(), 1.5, 'must be a whole number'],
    [z.boolean(), 'yes', 'must be yes or no'],
    [z.array(z.string()), 'one', 'must be a list'],
    [z.int().check(z.minimum(0)), -1, 'must be at least 0'],
    [z.number().check(z.maximum(5)), 6, 'must be at most 5'],
    [z.array(z.string()).check(z.minLength(1)), [], 'needs at least 1 item'],
    [z.string().check(z.maxLength(3)), 'four', 'needs at most 3 characters'],
    [z.enum(['all', 'indonesia']), 'mars', "must be 'all' or 'indonesia'"],
    [z.email(), 'nobody', 'must be an email address'],
    [z.url(), 'example', 'must be a web address that starts with https://'],
    [z.string().check(z.regex(/^a/, 'must start with an a')), 'b', 'must start with an a'],
  ])('describes broken rule %# of %o', (schema, value, words) => {
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
])('names the entry %o %s', (entry, title) => {
  expect(entryTitle(entry)).toBe(title)
})

it('shows collections under the names used in the CMS', () => {
  expect(collectionTitle('hero-slides')).toBe('Hero slides')
})

it('counts list items from 1', () => {
  expect(formatFieldPath(['pricing', 0, 'tiers', 1, 'adult_price'])).toBe('pricing › 1 › tiers › 2 › adult_price')
})
