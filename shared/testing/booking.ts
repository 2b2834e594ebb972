import { emergencyContactSchema, type Passenger, passengerSchema } from '../booking/index.ts'
import {
  type Cart,
  type CartItem,
  cartSchema,
  rentalItemSchema,
  roomItemSchema,
  tourChoiceSchema,
  tourItemAddOnSchema,
  tourItemSchema,
  transferItemSchema,
} from '../cart/index.ts'
import { type LocalDate, parseLocalDate } from '../dates/index.ts'
import type { Party, TourLine } from '../pricing/index.ts'
import { createFactory } from './factory.ts'
import { makePersonPackage } from './packages.ts'

/** Returns a date. An invalid date throws, so that a test cannot use a wrong date by mistake. */
export function makeDate(text: string): LocalDate {
  const date = parseLocalDate(text)
  if (!date) throw new Error(`${text} is not a date written yyyy-mm-dd.`)
  return date
}

/** Returns the item with the field names of the browser's storage. */
export function withStoredNames<Item extends CartItem>({ productId, productName, location, duration, ...item }: Item) {
  return { ...item, tourId: productId, tourName: productName, tourLocation: location, tourDuration: duration }
}

const choiceExample = {
  kind: 'tour' as const,
  productId: 1,
  packageId: 'shared-van',
  isResident: false,
  date: '2026-12-01',
  adults: 2,
  children: 0,
  infants: 0,
  packageCount: 1,
  addOns: [],
}

export const makeTourChoice = createFactory(tourChoiceSchema, choiceExample)

export const makeItemAddOn = createFactory(tourItemAddOnSchema, {
  id: 'lunch',
  name: 'Lunch by the rice fields',
  price: 75_000,
  quantity: 1,
  type: 'per_person',
})

export const makeCartItem = createFactory(tourItemSchema, {
  ...choiceExample,
  id: '1-shared-van-1790000000000',
  productName: 'Ubud rice terraces',
  tourSlug: 'ubud-rice-terraces',
  image: null,
  packageTitle: 'Shared van',
  location: 'Ubud, Bali',
  duration: '5 hours',
  price: 1_000_000,
  total: 1_000_000,
  pricing: null,
})

const party = { adults: 2, children: 0, infants: 0 }

export const makeTransferItem = createFactory(transferItemSchema, {
  kind: 'transfer',
  ...party,
  id: 'airport-transfer-1-1-1790000000000',
  productId: 'airport-transfer-1',
  productName: 'Airport Transfer: Ngurah Rai to Ubud',
  image: null,
  packageId: '1',
  packageTitle: 'Toyota Innova',
  location: 'Ubud',
  duration: '75 - 100 minutes',
  date: '2026-12-01',
  pickupTime: '14:30',
  quantity: 1,
  price: 350_000,
  total: 350_000,
})

export const makeRentalItem = createFactory(rentalItemSchema, {
  kind: 'rental',
  id: 'car-rental-1-car-rental-1790000000000',
  productId: 'car-rental-1',
  productName: 'Toyota Avanza',
  image: null,
  packageId: 'car-rental',
  packageTitle: 'Daily Rental',
  location: 'Ngurah Rai Airport',
  duration: '3 days',
  date: '2026-12-01',
  pickupTime: '09:00',
  deliveryLocation: 'Lembah Sayan, Ubud',
  adults: 1,
  children: 0,
  infants: 0,
  quantity: 3,
  addOns: [],
  price: 375_000,
  total: 1_125_000,
})

export const makeRoomItem = createFactory(roomItemSchema, {
  kind: 'room',
  ...party,
  id: 'hotel-62615a95-f802-405b-b2e2-21030d32cd44-garden-room-1790000000000',
  productId: 'hotel-62615a95-f802-405b-b2e2-21030d32cd44',
  productName: 'Lembah Sayan',
  image: null,
  packageId: 'garden-room',
  packageTitle: 'Garden Room',
  location: 'Ubud, Indonesia',
  duration: '2 nights',
  date: '2026-12-01',
  endDate: '2026-12-03',
  quantity: 1,
  price: 950_000,
  total: 1_900_000,
})

/** Makes a cart, by default with one tour. */
export function makeCart(items: CartItem[] = [makeCartItem()]): Cart {
  return cartSchema.parse({ version: 3, items })
}

/** Two adults in a shared van. */
export function makeTourLine(overrides: Partial<Omit<TourLine, 'kind'>> = {}): TourLine {
  return {
    kind: 'tour',
    package: makePersonPackage(),
    date: makeDate(choiceExample.date),
    party,
    packageCount: 1,
    addOns: [],
    ...overrides,
  }
}

export const makePassenger = createFactory(passengerSchema, {
  type: 'adult',
  name: 'Ayu Lestari',
  relationship: 'Self',
})

/** Makes one passenger for each adult, then for each child and each infant. */
export function makePassengers({ adults, children, infants }: Party): Passenger[] {
  const createPassengers = (type: Passenger['type'], count: number) =>
    Array.from({ length: count }, (_, index) => makePassenger({ type, name: `${type} ${index + 1}` }))
  return [
    ...createPassengers('adult', adults),
    ...createPassengers('child', children),
    ...createPassengers('infant', infants),
  ]
}

export const makeEmergencyContact = createFactory(emergencyContactSchema, {
  name: 'Made Wirawan',
  email: 'made@example.com',
  phone: '+62 812 0000 111',
  relationship: 'Sibling',
})
