import { makePersonPackage, makeTour } from '@nusa/shared/testing'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { fieldChanges } from './field-changes.ts'

const nameOf = (collection: string, id: number | string) => `${collection} ${id}`
const changes = (before: unknown, after: unknown) => fieldChanges(before, after, nameOf)

describe('a field that differs', () => {
  it('is named as an editor finds it, with what it was and is', () => {
    const tour = (adult_price: number) =>
      makeTour({
        pricing: [
          makePersonPackage({
            tiers: [{ min_people: 1, max_people: 9, adult_price, child_price: null, infant_price: null }],
          }),
        ],
      })
    expect(changes(tour(350_000), tour(400_000))).toEqual([
      { field: 'pricing › 1 › tiers › 1 › adult_price', before: '350000', after: '400000' },
    ])
  })

  test.each([
    ['a text', { title: 'Ubud' }, { title: 'Ubud day trip' }, 'Ubud', 'Ubud day trip'],
    ['what was empty', { excerpt: '' }, { excerpt: 'Rice' }, null, 'Rice'],
    ['what is empty now', { price: 5 }, { price: null }, '5', null],
    ['yes or no', { is_popular: false }, { is_popular: true }, 'no', 'yes'],
    ['a day', { end_date: '2026-12-01' }, { end_date: '2026-12-02' }, 'Dec 1, 2026', 'Dec 2, 2026'],
    [
      'a moment',
      { published_at: '2026-11-20T00:00:00.000Z' },
      { published_at: '2026-11-20T01:00:00.000Z' },
      'Nov 20, 2026, 08:00 (Bali time, UTC+8)',
      'Nov 20, 2026, 09:00 (Bali time, UTC+8)',
    ],
    ['a choice', { type: 'per_person' }, { type: 'per_package' }, 'per person', 'per package'],
    ['a picture', { main_image: 3 }, { main_image: 4 }, 'pictures 3', 'pictures 4'],
    ['pictures', { images: [3, 4] }, { images: [3] }, 'pictures 3, pictures 4', 'pictures 3'],
    ['a list of texts', { tour_label: [] }, { tour_label: ['New', 'Quiet'] }, null, 'New, Quiet'],
    ['another entry of the same name', { city_id: 3 }, { city_id: 4 }, 'Ubud', 'Ubud (another one)'],
  ])('is said in words: %s', (what, before, after, was, is) => {
    const named = what.startsWith('another') ? () => 'Ubud' : nameOf
    expect(fieldChanges(before, after, named)).toMatchObject([{ before: was, after: is }])
  })

  it('of rich text is compared by its words, then by where its links lead, then by how it looks', () => {
    const notes = (before: string, after: string) => changes({ notes: before }, { notes: after })
    expect(notes('<p>Bring a <b>hat</b></p>', '<p>Bring a <b>towel</b></p>')).toMatchObject([
      { before: 'Bring a hat', after: 'Bring a towel' },
    ])
    expect(notes('<p><img src="a" alt="A hill"></p>', '<p>Hot</p>')).toMatchObject([
      { before: '[A hill]', after: 'Hot' },
    ])
    expect(notes('<p><a href="/page/a">Read</a></p>', '<p><a href="/page/b">Read</a></p>')).toMatchObject([
      { before: 'links to /page/a', after: 'links to /page/b' },
    ])
    expect(notes('<p>Read</p>', '<p><b>Read</b></p>')).toMatchObject([
      { before: 'Read', after: 'Read (the same words, otherwise set)' },
    ])
    expect(notes('', '<p></p>')).toEqual([])
  })
})

describe('in a list', () => {
  const rooms = (...names: string[]) => ({ rooms: names.map((name) => ({ id: name[0], name, capacity: 2 })) })

  it('each item is compared with the one that it was, wherever it stands', () => {
    expect(changes(rooms('Ark', 'Bay'), rooms('Cove', 'Ark', 'Big'))).toEqual([
      { field: 'rooms › 1', before: null, after: 'Cove, 2' },
      { field: 'rooms › 3 › name', before: 'Bay', after: 'Big' },
    ])
    expect(changes(rooms('Ark', 'Bay'), rooms('Bay'))).toEqual([{ field: 'rooms › 1', before: 'Ark, 2', after: null }])
  })

  it('another order is one difference', () => {
    expect(changes(rooms('Ark', 'Bay'), rooms('Bay', 'Ark'))).toEqual([
      { field: 'rooms', before: 'Ark, Bay', after: 'Bay, Ark' },
    ])
  })
})

it('when and how often an entry was saved is no difference', () => {
  const tour = makeTour()
  expect(changes(tour, { ...tour, updated_at: '2027-01-01T00:00:00.000Z', previous_slugs: ['old'] })).toEqual([])
})

it('what an earlier release did not have at all, and nobody has written, is no difference', () => {
  expect(changes({ title: 'Ubud' }, { title: 'Ubud', tour_label: [], notes: '', price: null })).toEqual([])
})

const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null))
const items = fc.uniqueArray(fc.record({ id: fc.integer(), name: fc.string() }), { selector: ({ id }) => id })
const entry = fc.record({ title: value, notes: fc.string(), labels: fc.array(fc.string()), rooms: items })

it('an entry does not differ from itself, and every difference is shown with two sides that differ', () => {
  fc.assert(
    fc.property(entry, entry, (before, after) => {
      expect(changes(before, structuredClone(before))).toEqual([])
      for (const change of changes(before, after)) expect(change.before).not.toBe(change.after)
    }),
  )
})
