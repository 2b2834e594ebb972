import type { PictureName } from '../content/pictures/index.ts'
import { tours } from '../content/tours/index.ts'
import { ensureAll, type IdOf, type SeedContext } from './context.ts'
import type { PlaceIds } from './places.ts'
import { toTourData } from './to-tour.ts'

export async function seedTours(
  { payload, today }: SeedContext,
  picture: IdOf<PictureName>,
  places: PlaceIds,
): Promise<void> {
  const stored = await payload.find({ collection: 'tours', pagination: false, depth: 0, select: { slug: true } })
  await ensureAll(
    tours,
    ({ slug }) => slug,
    new Map(stored.docs.map((doc) => [doc.slug, doc.id])),
    (tour) =>
      payload.create({
        collection: 'tours',
        data: toTourData(tour, { today, picture, ...places }),
        draft: tour.draft ?? false,
        depth: 0,
      }),
  )
}
