import type { PictureName } from '../content/pictures.ts'
import { rentalCancellation, rentalInsurance, rentals, rentalTypes } from '../content/rentals.ts'
import { ensureAll, type GetId, type SeedContext } from './context.ts'
import { toRichText } from './rich-text.ts'

export async function seedRentals({ payload }: SeedContext, getPictureId: GetId<PictureName>): Promise<void> {
  const knownTypes = await payload.find({ collection: 'car-rental-types', pagination: false, depth: 0 })
  const getTypeId = await ensureAll(
    rentalTypes,
    ({ slug }) => slug,
    new Map(knownTypes.docs.map((doc) => [doc.slug, doc.id])),
    (data) => payload.create({ collection: 'car-rental-types', data, depth: 0 }),
  )
  const knownCars = await payload.find({ collection: 'car-rentals', pagination: false, depth: 0 })
  await ensureAll(
    rentals,
    ({ car_name }) => car_name,
    new Map(knownCars.docs.map((doc) => [doc.car_name, doc.id])),
    (car) =>
      payload.create({
        collection: 'car-rentals',
        data: {
          car_name: car.car_name,
          type_id: getTypeId(car.type),
          images: [getPictureId(car.image)],
          seats: car.seats,
          luggage: car.luggage,
          pickup_location: car.pickup_location,
          // The demo content has prices in thousands of rupiah.
          price_per_day: car.per_day * 1000,
          stock_per_day: car.stock ?? null,
          car_features: [...car.car_features],
          service_options: [...car.service_options],
          add_ons: car.add_ons.map(([name, price]) => ({ name, price: price * 1000 })),
          package_details: toRichText(car.package_details),
          insurance: toRichText(rentalInsurance),
          cancellation_policy: toRichText(rentalCancellation),
          status: car.status ?? 'active',
        },
        depth: 0,
      }),
  )
}
