import type { PictureName } from '../content/pictures.ts'
import { airports, areas, carCategories, cities, transferCars, transfers } from '../content/transfers.ts'
import { ensureAll, type GetId, type SeedContext } from './context.ts'

const all = { pagination: false, depth: 0 } as const
const idsByName = (docs: readonly { id: number; name: string }[]) => new Map(docs.map((doc) => [doc.name, doc.id]))

export async function seedTransfers({ payload }: SeedContext, picture: GetId<PictureName>): Promise<void> {
  const city = await ensureAll(
    cities,
    (name) => name,
    idsByName((await payload.find({ collection: 'cities', ...all })).docs),
    (name) => payload.create({ collection: 'cities', data: { name }, depth: 0 }),
  )
  const airport = await ensureAll(
    airports,
    ({ name }) => name,
    idsByName((await payload.find({ collection: 'airports', ...all })).docs),
    ({ city: cityName, ...data }) =>
      payload.create({ collection: 'airports', data: { ...data, city_id: city(cityName) }, depth: 0 }),
  )
  const area = await ensureAll(
    areas,
    (name) => name,
    idsByName((await payload.find({ collection: 'areas', ...all })).docs),
    (name) => payload.create({ collection: 'areas', data: { name }, depth: 0 }),
  )
  const carCategory = await ensureAll(
    carCategories,
    (name) => name,
    idsByName((await payload.find({ collection: 'car-categories', ...all })).docs),
    (name) => payload.create({ collection: 'car-categories', data: { name }, depth: 0 }),
  )
  const knownCars = await payload.find({ collection: 'cars', ...all })
  const car = await ensureAll(
    transferCars,
    ({ car_name }) => car_name,
    new Map(knownCars.docs.map((doc) => [doc.car_name, doc.id])),
    ({ image, category, ...data }) =>
      payload.create({
        collection: 'cars',
        data: { ...data, image: picture(image), category_id: carCategory(category) },
        depth: 0,
      }),
  )
  const imageOf = new Map<string, PictureName>(transferCars.map(({ car_name, image }) => [car_name, image]))
  const rideKey = (from: number, to: number, by: number) => `${from} ${to} ${by}`
  const knownRides = await payload.find({ collection: 'airport-transfers', ...all })
  const idOf = (relation: number | { id: number }) => (typeof relation === 'number' ? relation : relation.id)
  await ensureAll(
    transfers,
    (ride) => rideKey(airport(ride.airport), area(ride.area), car(ride.car)),
    new Map(
      knownRides.docs.map((doc) => [
        rideKey(idOf(doc.airport_location_id), idOf(doc.area_id), idOf(doc.car_id)),
        doc.id,
      ]),
    ),
    (ride) => {
      const image = imageOf.get(ride.car)
      return payload.create({
        collection: 'airport-transfers',
        data: {
          airport_location_id: airport(ride.airport),
          area_id: area(ride.area),
          car_id: car(ride.car),
          base_price: ride.price * 1000,
          distance_km: ride.km,
          estimated_duration: ride.takes,
          images: image ? [picture(image)] : [],
          status: ride.status ?? 'active',
        },
        depth: 0,
      })
    },
  )
}
