import { addDays, type LocalDate } from '@nusa/shared/dates'
import type { Payload } from 'payload'
import type { Tour } from '../../generated/payload-types.ts'
import type { CancellationPolicyName } from '../content/cancellation-policies.ts'
import type { PictureName } from '../content/pictures.ts'
import { tours } from '../content/tours/index.ts'
import { ensureAll, type GetId, type SeedContext } from './context.ts'
import type { DestinationIds } from './destinations.ts'
import { toTourData } from './to-tour.ts'

export async function seedTours(
  { payload, today }: SeedContext,
  getPictureId: GetId<PictureName>,
  ids: DestinationIds & { getPolicyId: GetId<CancellationPolicyName> },
): Promise<void> {
  const storedTours = await payload.find({ collection: 'tours', pagination: false, depth: 0, select: { slug: true } })
  const getTourId = await ensureAll(
    tours,
    ({ slug }) => slug,
    new Map(storedTours.docs.map((doc) => [doc.slug, doc.id])),
    (tour) =>
      payload.create({
        collection: 'tours',
        data: toTourData(tour, { today, getPictureId, ...ids }),
        draft: tour.draft ?? false,
        depth: 0,
      }),
  )
  await seedDailyCapacities(payload, today, getTourId)
}

async function seedDailyCapacities(payload: Payload, today: LocalDate, getTourId: GetId<string>): Promise<void> {
  const days = tours.flatMap(({ slug, capacity_by_days_from_today = {} }) =>
    Object.entries(capacity_by_days_from_today).map(([inDays, places]) => ({
      tour: getTourId(slug),
      date: addDays(today, Number(inDays)),
      places,
      note: places === 0 ? 'The kitchen is closed.' : 'A smaller group.',
    })),
  )
  const createDayKey = ({ tour, date }: { tour: Tour | number; date: string }) =>
    `${typeof tour === 'number' ? tour : tour.id} ${date}`
  const storedDays = await payload.find({ collection: 'tour-places', pagination: false, depth: 0 })
  const existingIds = new Map(storedDays.docs.map((doc) => [createDayKey(doc), doc.id]))
  await ensureAll(days, createDayKey, existingIds, (data) =>
    payload.create({ collection: 'tour-places', data, depth: 0 }),
  )
}
