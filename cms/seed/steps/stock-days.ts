import { addDays } from '@nusa/shared/dates'
import { relationId } from '../../catalog/index.ts'
import { rentalDays, roomNights, transferDays } from '../content/stock-days.ts'
import { ensureAll, type SeedContext } from './context.ts'

const findAllOptions = { pagination: false, depth: 0 } as const

export async function seedStockDays({ payload, today }: SeedContext): Promise<void> {
  const cars = await payload.find({ collection: 'cars', ...findAllOptions })
  const rides = transferDays.map(({ car, in_days, count, note }) => {
    return { car: findCarId(cars.docs, car), date: addDays(today, in_days), rides: count, note }
  })
  const knownRides = await payload.find({ collection: 'transfer-stock', ...findAllOptions })
  await ensureAll(
    rides,
    ({ car, date }) => createDayKey(car, date),
    mapIdsByDay(knownRides.docs, ({ car }) => relationId(car)),
    (data) => payload.create({ collection: 'transfer-stock', data, depth: 0 }),
  )

  const rentals = await payload.find({ collection: 'car-rentals', ...findAllOptions })
  const days = rentalDays.map(({ car, in_days, count, note }) => {
    return { rental: findCarId(rentals.docs, car), date: addDays(today, in_days), cars: count, note }
  })
  const knownDays = await payload.find({ collection: 'rental-stock', ...findAllOptions })
  await ensureAll(
    days,
    ({ rental, date }) => createDayKey(rental, date),
    mapIdsByDay(knownDays.docs, ({ rental }) => relationId(rental)),
    (data) => payload.create({ collection: 'rental-stock', data, depth: 0 }),
  )

  const hotels = await payload.find({ collection: 'hotels', ...findAllOptions })
  const nights = roomNights.flatMap(({ hotel: slug, room: name, in_days, count, note }) => {
    const hotel = hotels.docs.find((doc) => doc.slug === slug)
    const room = hotel?.rooms?.find((candidate) => candidate.name === name)?.id
    // An editor may have deleted the hotel or the room between two runs of an interrupted seeding.
    return hotel && room ? [{ hotel: hotel.id, room, date: addDays(today, in_days), rooms: count, note }] : []
  })
  const knownNights = await payload.find({ collection: 'room-stock', ...findAllOptions })
  await ensureAll(
    nights,
    ({ room, date }) => createDayKey(room, date),
    mapIdsByDay(knownNights.docs, ({ room }) => room),
    (data) => payload.create({ collection: 'room-stock', data, depth: 0 }),
  )
}

/** `ownerId` is the id of the car, rental car or room. */
const createDayKey = (ownerId: number | string | null, date: string) => `${ownerId} ${date}`

function mapIdsByDay<Doc extends { id: number; date: string }>(
  docs: readonly Doc[],
  getOwnerId: (doc: Doc) => number | string | null,
): Map<string, number> {
  return new Map(docs.map((doc) => [createDayKey(getOwnerId(doc), doc.date), doc.id]))
}

function findCarId(cars: readonly { id: number; car_name: string }[], name: string): number {
  const car = cars.find(({ car_name }) => car_name === name)
  if (!car) throw new Error(`The demo content has no car '${name}'.`)
  return car.id
}
