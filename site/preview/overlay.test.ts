import { makeTour } from '@nusa/shared/testing'
import { describe, expect, test } from 'vitest'
import type { Content } from '../loaders/content.ts'
import { type PreviewedEntry, previewPath, replaceEntry } from './overlay.ts'

const tours = [makeTour({ id: 1, slug: 'ubud', title: 'Ubud' }), makeTour({ id: 2, slug: 'kuta', title: 'Kuta' })]
// Only the tours are used.
const content = { collections: { tours } } as unknown as Content
const titles = ({ collections }: Content) => collections.tours.map(({ title }) => title)

test('replaceEntry replaces the live version of an edited entry', () => {
  const entry = makeTour({ id: 2, slug: 'kuta', title: 'Kuta by night' })
  expect(titles(replaceEntry(content, { collection: 'tours', entry }))).toEqual(['Ubud', 'Kuta by night'])
})

test('replaceEntry adds a new entry without changing the live content', () => {
  const entry = makeTour({ id: 3, slug: 'kuta', title: 'Kuta too' })
  expect(titles(replaceEntry(content, { collection: 'tours', entry }))).toEqual(['Kuta too', 'Ubud', 'Kuta'])
  expect(titles(content)).toEqual(['Ubud', 'Kuta'])
})

test('replaceEntry removes all slides except the previewed slide, so that the slider shows no other slide', () => {
  const slides = [{ id: 1 }, { id: 2 }]
  const withSlides = { collections: { 'hero-slides': slides } } as unknown as Content
  const previewed = { collection: 'hero-slides', entry: { id: 2, title: 'Dawn' } } as unknown as PreviewedEntry
  expect(replaceEntry(withSlides, previewed).collections['hero-slides']).toEqual([{ id: 2, title: 'Dawn' }])
})

describe('previewPath', () => {
  test.each([
    ['tours', '/tour/sayan'],
    ['pages', '/page/sayan'],
    ['destinations', '/destination/sayan'],
    ['categories', '/categories/sayan'],
    ['hotels', '/hotels/sayan'],
    ['articles', '/news/sayan'],
    ['hero-slides', '/'],
  ] as const)('of an entry in %j is %j', (collection, path) => {
    expect(previewPath({ collection, entry: { id: 1, slug: 'sayan' } } as unknown as PreviewedEntry)).toBe(path)
  })
})
