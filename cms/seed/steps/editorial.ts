import { articles } from '../content/articles.ts'
import { heroSlides } from '../content/hero-slides.ts'
import { pages } from '../content/pages.ts'
import type { PictureName } from '../content/pictures.ts'
import { ensureAll, type GetId, type SeedContext } from './context.ts'
import { toRichText } from './rich-text.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Returns the ids of pages by slug. */
export async function seedEditorial(
  { payload, now }: SeedContext,
  getPictureId: GetId<PictureName>,
): Promise<GetId<string>> {
  const findAllOptions = { pagination: false, depth: 0 } as const
  const knownSlides = await payload.find({ collection: 'hero-slides', ...findAllOptions })
  await ensureAll(
    heroSlides,
    ({ title }) => title,
    new Map(knownSlides.docs.map((doc) => [doc.title, doc.id])),
    ({ title, image, order, status = 'active' }) =>
      payload.create({
        collection: 'hero-slides',
        data: { title, image: getPictureId(image), order, status },
        depth: 0,
      }),
  )
  const knownArticles = await payload.find({ collection: 'articles', ...findAllOptions, select: { slug: true } })
  await ensureAll(
    articles,
    ({ slug }) => slug,
    new Map(knownArticles.docs.map((doc) => [doc.slug, doc.id])),
    ({ content, image, days_ago, draft = false, ...article }) =>
      payload.create({
        collection: 'articles',
        data: {
          ...article,
          content: toRichText(content),
          image: getPictureId(image),
          published_at: new Date(now.getTime() - days_ago * dayMs).toISOString(),
          _status: draft ? 'draft' : 'published',
        },
        draft,
        depth: 0,
      }),
  )
  const knownPages = await payload.find({ collection: 'pages', ...findAllOptions, select: { slug: true } })
  return ensureAll<(typeof pages)[number], string, number>(
    pages,
    ({ slug }) => slug,
    new Map(knownPages.docs.map((doc) => [doc.slug, doc.id])),
    ({ slug, title, content, draft = false }) =>
      payload.create({
        collection: 'pages',
        data: { slug, title, content: toRichText(content), _status: draft ? 'draft' : 'published' },
        draft,
        depth: 0,
      }),
  )
}
