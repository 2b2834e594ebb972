import {
  addOnSchema,
  addOnTierSchema,
  bookingQuestionSchema,
  packageTierSchema,
  personPackageSchema,
  personTierSchema,
  seasonSchema,
  wholePackageSchema,
} from '../catalog/index.ts'
import { createFactory } from './factory.ts'

export const makePersonTier = createFactory(personTierSchema, {
  min_people: 1,
  max_people: 999,
  adult_price: 500_000,
  child_price: null,
  infant_price: null,
})

export const makePackageTier = createFactory(packageTierSchema, { min_package: 1, max_package: 999, price: 2_000_000 })

export const makeSeason = createFactory(seasonSchema, {
  id: 'high',
  name: 'High season',
  from: '07-01',
  to: '08-31',
  percent: 20,
  publish_price: null,
  prices: [],
})

const packageExample = { description: '', duration: '', market: 'all' as const, publish_price: null, price: null }

export const makePersonPackage = createFactory(personPackageSchema, {
  ...packageExample,
  id: 'shared-van',
  name: 'Shared van',
  type: 'per_person',
  adult_price: 500_000,
  child_price: 300_000,
  infant_price: null,
  tiers: [],
})

export const makeWholePackage = createFactory(wholePackageSchema, {
  ...packageExample,
  id: 'private-car',
  name: 'Private car',
  type: 'per_package',
  guests_per_package: null,
  price: 1_500_000,
  tiers: [],
})

export const makeAddOnTier = createFactory(addOnTierSchema, { min_quantity: 1, max_quantity: 10, price: 75_000 })

export const makeAddOn = createFactory(addOnSchema, {
  id: 'lunch',
  name: 'Lunch by the rice fields',
  description: '',
  type: 'per_person',
  tiers: [makeAddOnTier()],
})

export const makeBookingQuestion = createFactory(bookingQuestionSchema, {
  id: 'diet',
  text: 'Do you have dietary needs?',
  type: 'text',
  per: 'booking',
  is_required: true,
})
