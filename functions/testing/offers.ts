import { randomUUID } from 'node:crypto'
import {
  type CreateBooking,
  findCurrentLine,
  noTermsVersion,
  transferDirections,
  transferQuestionIds,
} from '@nusa/shared/booking'
import {
  type Choice,
  createReference,
  itemChoice,
  type RentalChoice,
  type RoomChoice,
  type TransferChoice,
} from '@nusa/shared/cart'
import { addDays, baliTimeZone, type LocalDate, type TimeZone, todayInBali } from '@nusa/shared/dates'
import { quote } from '@nusa/shared/pricing'
import {
  makeEmergencyContact,
  makePassengers,
  makeRentalItem,
  makeRoomItem,
  makeTransferItem,
} from '@nusa/shared/testing'
import { collectOfferIds, findOffer } from '../services/bookings/find-offers.ts'
import type { TestApp } from './start-app.ts'

/** Uses the clock of the test app. */
export const dayFromNow = ({ clock }: TestApp, days: number): LocalDate => addDays(todayInBali(clock.now), days)

/** Creates an active transfer for Rp350.000. `choose` returns a choice for two adults in a week at 14:30. */
export async function offerTransfer(
  shop: TestApp,
  car: { stock_per_day?: number } = {},
  time_zone: TimeZone = baliTimeZone,
) {
  const { payload } = shop.office
  const { totalDocs: earlier } = await payload.count({ collection: 'areas' })
  /** Returns for example 'Ubud', 'Ubud 2', 'Ubud 3'. */
  const named = (name: string) => ({ name: earlier === 0 ? name : `${name} ${earlier + 1}` })
  const { id: city_id } = await payload.create({ collection: 'cities', data: named('Denpasar') })
  const airport = await payload.create({ collection: 'airports', data: { ...named('Ngurah Rai'), city_id, time_zone } })
  const area = await payload.create({ collection: 'areas', data: named('Ubud') })
  const category = await payload.create({ collection: 'car-categories', data: named('Van') })
  const { id: carId } = await payload.create({
    collection: 'cars',
    data: { car_name: 'Toyota Innova', category_id: category.id, seats: 4, luggage: 2, ...car },
  })
  const { id } = await payload.create({
    collection: 'airport-transfers',
    data: {
      airport_location_id: airport.id,
      area_id: area.id,
      car_id: carId,
      base_price: 350_000,
      status: 'active',
    },
  })
  const choose = (changes: Partial<TransferChoice> = {}): Choice =>
    itemChoice(
      makeTransferItem({
        productId: createReference('transfer', id),
        packageId: String(carId),
        date: dayFromNow(shop, 7),
        seenTimeZone: time_zone,
        ...changes,
      }),
    )
  return { id, carId, airportId: airport.id, choose }
}

/**
 * Creates an active rental for Rp400.000 a day with a child seat for Rp50.000. `choose` returns a choice for three
 * days, which start in a week at 09:00.
 */
export async function offerRental(shop: TestApp, changes: { stock_per_day?: number; pickup_location?: string } = {}) {
  const { payload } = shop.office
  const name = `Van ${randomUUID()}`
  const type = await payload.create({ collection: 'car-rental-types', data: { name, slug: `van-${randomUUID()}` } })
  const { id, add_ons } = await payload.create({
    collection: 'car-rentals',
    data: {
      car_name: 'Toyota Avanza',
      type_id: type.id,
      seats: 6,
      luggage: 2,
      pickup_location: 'Kuta',
      price_per_day: 400_000,
      add_ons: [{ name: 'Child seat', price: 50_000 }],
      status: 'active',
      ...changes,
    },
  })
  const choose = (choice: Partial<RentalChoice> = {}): Choice =>
    itemChoice({
      ...makeRentalItem({
        productId: createReference('rental', id),
        date: dayFromNow(shop, 7),
        deliveryLocation: 'Sayan, Ubud',
      }),
      ...choice,
    })
  return { id, addOnId: add_ons?.[0]?.id ?? '', choose }
}

/**
 * Publishes a hotel with rooms for two people at Rp900.000 a night. `choose` returns a choice of one room for two
 * nights in a week.
 */
export async function offerHotel(shop: TestApp, total_rooms = 3) {
  const hotel = await shop.office.payload.create({
    collection: 'hotels',
    data: {
      name: 'Lembah Sayan',
      slug: `lembah-sayan-${randomUUID()}`,
      address: 'Jalan Raya Sayan, Ubud 80571',
      city: 'Ubud',
      country: 'Indonesia',
      rooms: [{ name: 'Garden Room', capacity: 2, total_rooms, base_price: 900_000 }],
      _status: 'published',
    },
  })
  const { id } = hotel
  const roomId = hotel.rooms?.[0]?.id ?? ''
  const choose = (changes: Partial<RoomChoice> = {}): Choice =>
    itemChoice(
      makeRoomItem({
        productId: createReference('room', id),
        packageId: roomId,
        date: dayFromNow(shop, 7),
        endDate: dayFromNow(shop, 9),
        ...changes,
      }),
    )
  return { id, roomId, choose }
}

/** The request contains the total that the cart would show. */
export async function createCartRequest({ deps }: TestApp, choices: readonly Choice[]): Promise<CreateBooking> {
  const items = choices.map((choice, index) => ({
    itemId: `item-${index + 1}`,
    choice,
    passengers: makePassengers(choice),
    ...(choice.kind === 'transfer' && { answers: { [transferQuestionIds.direction]: transferDirections.arrival } }),
  }))
  const { taxRate, terms: _, ...offers } = await deps.catalog.readCurrent(collectOfferIds(items))
  const lines = choices.map((choice) => findCurrentLine(findOffer(choice, offers))).filter((line) => line !== null)
  return {
    idempotencyKey: randomUUID(),
    items,
    seenTotal: quote(lines, taxRate).total,
    emergencyContact: makeEmergencyContact(),
    acceptedTerms: noTermsVersion,
  }
}
