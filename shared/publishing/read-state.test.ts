import { expect, it } from 'vitest'
import { countPublished, limitLists } from './read-state.ts'

const published = {
  kind: 'published' as const,
  release: 3,
  changed: ['/', '/tours', '/tour/ubud'],
  gone: ['/tour/kuta'],
  dead_links: [],
}

it('limitLists shortens each list of an outcome, and countPublished still counts all pages', () => {
  const short = limitLists(published, 2)
  expect(short).toMatchObject({ changed: ['/', '/tours'], gone: ['/tour/kuta'], dead_links: [] })
  expect(countPublished(short)).toEqual({ changed: 3, gone: 1, dead_links: 0 })
})

it('limitLists keeps the counts of an outcome that is shortened again', () => {
  expect(countPublished(limitLists(limitLists(published, 2), 0))).toEqual(countPublished(published))
})

it('limitLists returns an outcome that is short enough unchanged', () => {
  expect(limitLists(published, 3)).toBe(published)
  expect(countPublished(published)).toEqual({ changed: 3, gone: 1, dead_links: 0 })
})
