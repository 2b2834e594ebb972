import { makeArticle, makePicture } from '@nusa/shared/testing'
import { expect, it } from 'vitest'
import { createArticleView, listArticleViews } from './view.ts'

const pictures = new Map([[5, makePicture({ id: 5 })]])

it('createArticleView returns the publication date in Bali and the views with thousands separators', () => {
  const article = makeArticle({ slug: 'nyepi', published_at: '2026-03-09T18:30:00.000Z', views: 4812, image: 5 })
  expect(createArticleView(article, { pictures })).toMatchObject({
    path: '/news/nyepi',
    date: 'Mar 10, 2026',
    viewCount: '4,812',
    picture: { id: 5 },
  })
})

it('listArticleViews returns the newest articles first', () => {
  const articles = new Map(
    ['2026-01-01T00:00:00Z', '2026-03-01T00:00:00+08:00', '2026-02-28T20:00:00Z'].map((published_at, index) => [
      index + 1,
      makeArticle({ id: index + 1, title: `Number ${index + 1}`, published_at }),
    ]),
  )
  expect(listArticleViews({ articles, pictures }).map(({ title }) => title)).toEqual([
    'Number 3',
    'Number 2',
    'Number 1',
  ])
})
