import { makeTour } from '@nusa/shared/testing'
import { describe, expect, test } from 'vitest'
import type { Content } from '../loaders/content.ts'
import { type Previewed, previewPath, withEntry } from './overlay.ts'

const tours = [makeTour({ id: 1, slug: 'ubud', title: 'Ubud' }), makeTour({ id: 2, slug: 'kuta', title: 'Kuta' })]
// Nothing else of the content is looked at.
const content = { collections: { tours } } as unknown as Content
const titles = ({ collections }: Content) => collections.tours.map(({ title }) => title)

test('a live entry is seen as it is written, in its place', () => {
  const entry = makeTour({ id: 2, slug: 'kuta', title: 'Kuta by night' })
  expect(titles(withEntry(content, { collection: 'tours', entry }))).toEqual(['Ubud', 'Kuta by night'])
})

test('a new entry is seen among the others, and what is live stays as it is', () => {
  const entry = makeTour({ id: 3, slug: 'kuta', title: 'Kuta too' })
  expect(titles(withEntry(content, { collection: 'tours', entry }))).toEqual(['Kuta too', 'Ubud', 'Kuta'])
  expect(titles(content)).toEqual(['Ubud', 'Kuta'])
})

test('a slide is seen alone, so that no other takes its place', () => {
  const slides = [{ id: 1 }, { id: 2 }]
  const withSlides = { collections: { 'hero-slides': slides } } as unknown as Content
  const previewed = { collection: 'hero-slides', entry: { id: 2, title: 'Dawn' } } as unknown as Previewed
  expect(withEntry(withSlides, previewed).collections['hero-slides']).toEqual([{ id: 2, title: 'Dawn' }])
})

describe('the page of', () => {
  test.each([
    ['tours', '/tour/sayan'],
    ['pages', '/page/sayan'],
    ['destinations', '/destination/sayan'],
    ['categories', '/categories/sayan'],
    ['hotels', '/hotels/sayan'],
    ['articles', '/news/sayan'],
    ['hero-slides', '/'],
  ] as const)('one of the %s is %s', (collection, path) => {
    expect(previewPath({ collection, entry: { id: 1, slug: 'sayan' } } as unknown as Previewed)).toBe(path)
  })
})
