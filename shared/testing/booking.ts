import { emergencyContactSchema, type Passenger, passengerSchema } from '../booking/index.ts'
import { type Cart, type CartItem, cartItemSchema, cartSchema, tourChoiceSchema } from '../cart/index.ts'
import { type LocalDate, parseLocalDate } from '../dates/index.ts'
import type { Party, TourLine } from '../pricing/index.ts'
import { makePersonPackage } from './catalog.ts'
import { maker } from './make.ts'

/** The date that a text names. Throws where it names none, so that a test can't be wrong about it. */
export function makeDate(text: string): LocalDate {
  const date = parseLocalDate(text)
  if (!date) throw new Error(`${text} is not a date written yyyy-mm-dd.`)
  return date
}

const choiceExample = {
  kind: 'tour' as const,
  tourId: 1,
  packageId: 'shared-van',
  date: '2026-12-01',
  adults: 2,
  children: 0,
  infants: 0,
  packageCount: 1,
  addOns: [],
}

export const makeTourChoice = maker(tourChoiceSchema, choiceExample)

export const makeCartItem = maker(cartItemSchema, {
  ...choiceExample,
  id: '1-shared-van-1790000000000',
  tourName: 'Ubud rice terraces',
  tourSlug: 'ubud-rice-terraces',
  image: null,
  packageTitle: 'Shared van',
  tourLocation: 'Ubud, Bali',
  tourDuration: '5 hours',
  price: 1_000_000,
})

/** A cart of these items; of one, unless they are given. */
export function makeCart(items: CartItem[] = [makeCartItem()]): Cart {
  return cartSchema.parse({ version: 1, items })
}

/** Two adults in a shared van, unless it is said otherwise. */
export function makeTourLine(overrides: Partial<Omit<TourLine, 'kind'>> = {}): TourLine {
  const party = { adults: 2, children: 0, infants: 0 }
  return { kind: 'tour', package: makePersonPackage(), party, packageCount: 1, addOns: [], ...overrides }
}

export const makePassenger = maker(passengerSchema, {
  type: 'adult',
  name: 'Ayu Lestari',
  relationship: 'Self',
})

/** One passenger for each traveller of a party: adults, then children, then infants. */
export function makePassengers({ adults, children, infants }: Party): Passenger[] {
  const several = (type: Passenger['type'], count: number) =>
    Array.from({ length: count }, (_, index) => makePassenger({ type, name: `${type} ${index + 1}` }))
  return [...several('adult', adults), ...several('child', children), ...several('infant', infants)]
}

export const makeEmergencyContact = maker(emergencyContactSchema, {
  name: 'Made Wirawan',
  email: 'made@example.com',
  phone: '+62 812 0000 111',
  relationship: 'Sibling',
})
