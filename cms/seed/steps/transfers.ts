import type { PictureName } from '../content/pictures.ts'
import { airports, areas, carCategories, cities, transferCars, transfers } from '../content/transfers.ts'
import { ensureAll, type GetId, type SeedContext } from './context.ts'

const findAllOptions = { pagination: false, depth: 0 } as const
const mapIdsByName = (docs: readonly { id: number; name: string }[]) => new Map(docs.map((doc) => [doc.name, doc.id]))

export async function seedTransfers({ payload }: SeedContext, getPictureId: GetId<PictureName>): Promise<void> {
  const getCityId = await ensureAll(
    cities,
    (name) => name,
    mapIdsByName((await payload.find({ collection: 'cities', ...findAllOptions })).docs),
    (name) => payload.create({ collection: 'cities', data: { name }, depth: 0 }),
  )
  const getAirportId = await ensureAll(
    airports,
    ({ name }) => name,
    mapIdsByName((await payload.find({ collection: 'airports', ...findAllOptions })).docs),
    ({ city: cityName, ...data }) =>
      payload.create({ collection: 'airports', data: { ...data, city_id: getCityId(cityName) }, depth: 0 }),
  )
  const getAreaId = await ensureAll(
    areas,
    (name) => name,
    mapIdsByName((await payload.find({ collection: 'areas', ...findAllOptions })).docs),
    (name) => payload.create({ collection: 'areas', data: { name }, depth: 0 }),
  )
  const getCarCategoryId = await ensureAll(
    carCategories,
    (name) => name,
    mapIdsByName((await payload.find({ collection: 'car-categories', ...findAllOptions })).docs),
    (name) => payload.create({ collection: 'car-categories', data: { name }, depth: 0 }),
  )
  const knownCars = await payload.find({ collection: 'cars', ...findAllOptions })
  const getCarId = await ensureAll(
    transferCars,
    ({ car_name }) => car_name,
    new Map(knownCars.docs.map((doc) => [doc.car_name, doc.id])),
    ({ image, category, ...data }) =>
      payload.create({
        collection: 'cars',
        data: { ...data, image: getPictureId(image), category_id: getCarCategoryId(category) },
        depth: 0,
      }),
  )
  const imagesByCarName = new Map<string, PictureName>(transferCars.map(({ car_name, image }) => [car_name, image]))
  const createRideKey = (airportId: number, areaId: number, carId: number) => `${airportId} ${areaId} ${carId}`
  const knownRides = await payload.find({ collection: 'airport-transfers', ...findAllOptions })
  const getId = (relation: number | { id: number }) => (typeof relation === 'number' ? relation : relation.id)
  await ensureAll(
    transfers,
    (ride) => createRideKey(getAirportId(ride.airport), getAreaId(ride.area), getCarId(ride.car)),
    new Map(
      knownRides.docs.map((doc) => [
        createRideKey(getId(doc.airport_location_id), getId(doc.area_id), getId(doc.car_id)),
        doc.id,
      ]),
    ),
    (ride) => {
      const image = imagesByCarName.get(ride.car)
      return payload.create({
        collection: 'airport-transfers',
        data: {
          airport_location_id: getAirportId(ride.airport),
          area_id: getAreaId(ride.area),
          car_id: getCarId(ride.car),
          // The demo content has prices in thousands of rupiah.
          base_price: ride.price * 1000,
          distance_km: ride.km,
          estimated_duration: ride.takes,
          images: image ? [getPictureId(image)] : [],
          status: ride.status ?? 'active',
        },
        depth: 0,
      })
    },
  )
}
