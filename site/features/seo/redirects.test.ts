import { makeArticle, makeHotel, makePage, makeTour } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { formatRedirects, listRedirects } from './redirects.ts'

const none = new Map<number, never>()
const nothing = {
  tours: none,
  destinations: none,
  categories: none,
  pages: none,
  articles: none,
  hotels: new Map<string, never>(),
}
const keyed = <Entry extends { id: number }>(...entries: Entry[]) => new Map(entries.map((entry) => [entry.id, entry]))

describe('redirects', () => {
  it('lead from the id of a tour or a hotel to its slug', () => {
    const hotel = makeHotel()
    expect(
      listRedirects({
        ...nothing,
        tours: keyed(makeTour({ id: 7, slug: 'ubud' })),
        hotels: new Map([[hotel.id, hotel]]),
      }),
    ).toEqual([
      { from: '/tour/7', to: '/tour/ubud' },
      { from: `/hotels/${hotel.id}`, to: `/hotels/${hotel.slug}` },
    ])
  })

  it('lead from the previous slugs of an entry', () => {
    const pages = keyed(makePage({ id: 1, slug: 'help-center', previous_slugs: ['help', 'faq'] }))
    const articles = keyed(makeArticle({ id: 1, slug: 'new-year', previous_slugs: ['newyear'] }))
    expect(listRedirects({ ...nothing, pages, articles })).toEqual([
      { from: '/page/help', to: '/page/help-center' },
      { from: '/page/faq', to: '/page/help-center' },
      { from: '/news/newyear', to: '/news/new-year' },
    ])
  })

  it('never start at the path of an existing entry', () => {
    const pages = keyed(
      makePage({ id: 1, slug: 'help-center', previous_slugs: ['help'] }),
      makePage({ id: 2, slug: 'help' }),
    )
    expect(listRedirects({ ...nothing, pages })).toEqual([])
    const tours = keyed(makeTour({ id: 7, slug: 'ubud' }), makeTour({ id: 8, slug: '7' }))
    expect(listRedirects({ ...nothing, tours }).map(({ from }) => from)).toEqual(['/tour/8'])
  })

  it('lead to the entry that was changed last if two entries had the same slug', () => {
    const had = { previous_slugs: ['help'] }
    const pages = keyed(
      makePage({ ...had, id: 1, slug: 'later', updated_at: '2026-05-01T00:00:00.000Z' }),
      makePage({ ...had, id: 2, slug: 'sooner', updated_at: '2026-04-01T00:00:00.000Z' }),
    )
    expect(listRedirects({ ...nothing, pages })).toEqual([{ from: '/page/help', to: '/page/later' }])
  })
})

it('formatRedirects writes one redirect per line', () => {
  expect(formatRedirects([{ from: '/tour/7', to: '/tour/ubud' }])).toBe('/tour/7 /tour/ubud 301\n')
})
