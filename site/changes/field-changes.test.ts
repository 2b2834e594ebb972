import { parseLocalDate } from '@nusa/shared/dates'
import { type FieldValue, fieldChangeSchema } from '@nusa/shared/publishing'
import { makePersonPackage, makeTour } from '@nusa/shared/testing'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { compareFields } from './field-changes.ts'

const nameOf = (collection: string, id: number | string) => (id === 99 ? null : `${collection} ${id}`)
const day = (date: string): FieldValue => {
  const parsed = parseLocalDate(date)
  return parsed === null ? '' : { kind: 'day', day: parsed }
}
const changes = (before: unknown, after: unknown) => compareFields(before, after, nameOf)

describe('a changed field', () => {
  it('is reported with its path and both values', () => {
    const tour = (adult_price: number) =>
      makeTour({
        pricing: [
          makePersonPackage({
            tiers: [{ min_people: 1, max_people: 9, adult_price, child_price: null, infant_price: null }],
          }),
        ],
      })
    expect(changes(tour(350_000), tour(400_000))).toEqual([
      { field: 'pricing › 1 › tiers › 1 › adult_price', before: ['350000'], after: ['400000'], differs_in: 'words' },
    ])
  })

  test.each<[string, object, object, FieldValue[], FieldValue[]]>([
    ['a text', { title: 'Ubud' }, { title: 'Ubud day trip' }, ['Ubud'], ['Ubud day trip']],
    ['a field that was empty', { excerpt: '' }, { excerpt: 'Rice' }, [], ['Rice']],
    ['a field that is now empty', { price: 5 }, { price: null }, ['5'], []],
    [
      'a checkbox',
      { is_popular: false },
      { is_popular: true },
      [{ kind: 'flag', is: false }],
      [{ kind: 'flag', is: true }],
    ],
    ['a day', { end_date: '2026-12-01' }, { end_date: '2026-12-02' }, [day('2026-12-01')], [day('2026-12-02')]],
    [
      'a moment',
      { published_at: '2026-11-20T00:00:00.000Z' },
      { published_at: '2026-11-20T01:00:00.000Z' },
      [{ kind: 'instant', at: '2026-11-20T00:00:00.000Z' }],
      [{ kind: 'instant', at: '2026-11-20T01:00:00.000Z' }],
    ],
    [
      'a choice',
      { type: 'per_person' },
      { type: 'per_package' },
      [{ kind: 'choice', field: 'type', choice: 'per_person' }],
      [{ kind: 'choice', field: 'type', choice: 'per_package' }],
    ],
    ['a picture', { main_image: 3 }, { main_image: 4 }, ['pictures 3'], ['pictures 4']],
    ['a picture without a name', { image: 3 }, { image: 99 }, ['pictures 3'], [{ kind: 'unnamed', id: 99 }]],
    ['pictures', { images: [3, 4] }, { images: [3] }, ['pictures 3', 'pictures 4'], ['pictures 3']],
    ['a list of texts', { tour_label: [] }, { tour_label: ['New', 'Quiet'] }, [], ['New', 'Quiet']],
  ])('is reported as language-independent data (%s)', (_what, before, after, expectedBefore, expectedAfter) => {
    expect(changes(before, after)).toEqual([
      { field: expect.any(String), before: expectedBefore, after: expectedAfter, differs_in: 'words' },
    ])
  })

  it('is reported if a reference changes, even if the newly referenced entry has the same name', () => {
    expect(compareFields({ city_id: 3 }, { city_id: 4 }, () => 'Ubud')).toEqual([
      { field: 'city_id', before: ['Ubud'], after: ['Ubud'], differs_in: 'entry' },
    ])
  })

  it('that contains rich text is compared by words, then by link targets, then by formatting', () => {
    const notes = (before: string, after: string) => changes({ notes: before }, { notes: after })
    expect(notes('<p>Bring a <b>hat</b></p>', '<p>Bring a <b>towel</b></p>')).toMatchObject([
      { before: ['Bring a hat'], after: ['Bring a towel'], differs_in: 'words' },
    ])
    expect(notes('<p><img src="a" alt="A hill"></p>', '<p>Hot</p>')).toMatchObject([
      { before: ['[A hill]'], after: ['Hot'] },
    ])
    expect(notes('<p><a href="/page/a">Read</a></p>', '<p><a href="/page/b">Read</a></p>')).toMatchObject([
      { before: ['/page/a'], after: ['/page/b'], differs_in: 'links' },
    ])
    expect(notes('<p>Read</p>', '<p><a href="/page/b">Read</a></p>')).toMatchObject([
      { before: [], after: ['/page/b'], differs_in: 'links' },
    ])
    expect(notes('<p>Read</p>', '<p><b>Read</b></p>')).toMatchObject([
      { before: ['Read'], after: ['Read'], differs_in: 'setting' },
    ])
    expect(notes('', '<p></p>')).toEqual([])
  })
})

describe('a changed list', () => {
  const rooms = (...names: string[]) => ({ rooms: names.map((name) => ({ id: name[0], name, capacity: 2 })) })

  it('is compared item by item, even if items have moved', () => {
    expect(changes(rooms('Ark', 'Bay'), rooms('Cove', 'Ark', 'Big'))).toEqual([
      { field: 'rooms › 1', before: [], after: ['Cove', '2'], differs_in: 'words' },
      { field: 'rooms › 3 › name', before: ['Bay'], after: ['Big'], differs_in: 'words' },
    ])
    expect(changes(rooms('Ark', 'Bay'), rooms('Bay'))).toMatchObject([
      { field: 'rooms › 1', before: ['Ark', '2'], after: [] },
    ])
  })

  it('is reported as one change if only the order differs, even if items have equal names', () => {
    const twins = [1, 2].map((id) => ({ id, name: 'Ark' }))
    expect(changes({ rooms: twins }, { rooms: twins.toReversed() })).toEqual([
      { field: 'rooms', before: ['Ark', 'Ark'], after: ['Ark', 'Ark'], differs_in: 'entry' },
    ])
    expect(changes(rooms('Ark', 'Bay'), rooms('Bay', 'Ark'))).toEqual([
      { field: 'rooms', before: ['Ark', 'Bay'], after: ['Bay', 'Ark'], differs_in: 'words' },
    ])
  })
})

it('compareFields ignores the time of the last save and the previous slugs', () => {
  const tour = makeTour()
  expect(changes(tour, { ...tour, updated_at: '2027-01-01T00:00:00.000Z', previous_slugs: ['old'] })).toEqual([])
})

it('compareFields ignores empty fields that an earlier release did not have', () => {
  expect(changes({ title: 'Ubud' }, { title: 'Ubud', tour_label: [], notes: '', price: null })).toEqual([])
})

const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null))
const items = fc.uniqueArray(fc.record({ id: fc.integer(), name: fc.string() }), { selector: ({ id }) => id })
const entry = fc.record({ title: value, notes: fc.string(), labels: fc.array(fc.string()), rooms: items })

it('compareFields returns no change for equal entries, and different values for each change of words or links', () => {
  fc.assert(
    fc.property(entry, entry, (before, after) => {
      expect(changes(before, structuredClone(before))).toEqual([])
      for (const change of changes(before, after)) {
        if (change.differs_in === 'words' || change.differs_in === 'links')
          expect(change.before).not.toEqual(change.after)
        expect(fieldChangeSchema.parse(change)).toEqual(change)
      }
    }),
  )
})
