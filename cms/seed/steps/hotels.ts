import type { CancellationPolicyName } from '../content/cancellation-policies.ts'
import { hotels } from '../content/hotels/index.ts'
import type { PictureName } from '../content/pictures.ts'
import { ensureAll, type GetId, type SeedContext } from './context.ts'

export async function seedHotels(
  { payload }: SeedContext,
  getPictureId: GetId<PictureName>,
  getPolicyId: GetId<CancellationPolicyName>,
): Promise<void> {
  const storedHotels = await payload.find({
    collection: 'hotels',
    pagination: false,
    depth: 0,
    select: { slug: true },
  })
  await ensureAll(
    hotels,
    ({ slug }) => slug,
    new Map(storedHotels.docs.map((doc) => [doc.slug, doc.id])),
    ({ image, rooms, ...hotel }) =>
      payload.create({
        collection: 'hotels',
        data: {
          ...hotel,
          image: getPictureId(image),
          rooms: rooms.map(({ per_night, cover_image, images, amenities, cancellation_policy, ...room }) => ({
            ...room,
            // The demo content has prices in thousands of rupiah.
            base_price: per_night * 1000,
            amenities: [...amenities],
            cancellation_policy_id: cancellation_policy ? getPolicyId(cancellation_policy) : null,
            cover_image: getPictureId(cover_image),
            images: images.map(getPictureId),
          })),
          _status: 'published',
        },
        depth: 0,
      }),
  )
}
