import {
  addOnSchema,
  addOnTierSchema,
  airportTransferSchema,
  articleSchema,
  bookingQuestionSchema,
  type CancellationPolicies,
  cancellationPolicySchema,
  carRentalSchema,
  carSchema,
  categorySchema,
  destinationSchema,
  hotelOfferSchema,
  hotelSchema,
  packageTierSchema,
  pageSchema,
  personPackageSchema,
  personTierSchema,
  pictureSchema,
  rentalOfferSchema,
  roomSchema,
  seasonSchema,
  startTimeSchema,
  type Tour,
  type TourOffer,
  tourOfferSchema,
  tourSchema,
  transferOfferSchema,
  wholePackageSchema,
} from '../catalog/index.ts'
import { createFactory, entryExample } from './factory.ts'

export const makePersonTier = createFactory(personTierSchema, {
  min_people: 1,
  max_people: 999,
  adult_price: 500_000,
  child_price: null,
  infant_price: null,
})

export const makePackageTier = createFactory(packageTierSchema, { min_package: 1, max_package: 999, price: 2_000_000 })

/** A season that raises all prices by 20 % in July and August. */
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

/** A per-person package, by default without tiers. */
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

/** A per-package package, by default without tiers. */
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

/** A required question with a text as its answer, asked once per booking. */
export const makeBookingQuestion = createFactory(bookingQuestionSchema, {
  id: 'diet',
  text: 'Do you have dietary needs?',
  type: 'text',
  per: 'booking',
  is_required: true,
})

/** A departure at 01:00 every day, for all packages, without a limit. */
export const makeStartTime = createFactory(startTimeSchema, {
  id: 'sunrise',
  time: '01:00',
  label: 'Sunrise',
  weekdays: [],
  valid_from: null,
  valid_to: null,
  capacity: null,
  package_ids: [],
})

export const makeTour = createFactory(tourSchema, {
  ...entryExample,
  id: 1,
  slug: 'ubud-rice-terraces',
  title: 'Ubud rice terraces',
  excerpt: 'A morning walk between the terraces of Tegalalang.',
  description: '<p>A morning walk between the terraces of Tegalalang.</p>',
  main_image: null,
  image_gallery: [],
  location: 'Ubud, Bali',
  duration: '5 hours',
  tour_type: 'single_day',
  tour_label: ['Private tour'],
  is_popular: false,
  rating: 4.7,
  review_count: 120,
  price: null,
  category_ids: [],
  destination_ids: [],
  starting_date: null,
  end_date: null,
  cut_off_days: 1,
  block_dates: [],
  included_items: ['Driver and fuel'],
  excluded_items: ['Tips'],
  itinerary: [],
  faq: [],
  notes: '',
  terms_conditions: '',
  max_guests: 0,
  cancellation_policy_id: null,
  pricing: [makePersonPackage()],
  add_on: [],
})

/** Makes the offer of a tour as in the site's static file. */
export function makeTourOffer(tour: Tour = makeTour()): TourOffer {
  return tourOfferSchema.parse({ ...tour, picture: null })
}

export const makeCategory = createFactory(categorySchema, {
  ...entryExample,
  id: 1,
  name: 'Nature',
  slug: 'nature',
  description: '',
  image: null,
})

export const makeDestination = createFactory(destinationSchema, {
  ...entryExample,
  id: 1,
  name: 'Ubud',
  slug: 'ubud',
  description: '',
  image: null,
  country_id: null,
})

export const makePage = createFactory(pageSchema, {
  ...entryExample,
  id: 1,
  slug: 'booking-policy',
  title: 'Booking policy',
  content: '<p>Bring your passport.</p>',
})

export const makePicture = createFactory(pictureSchema, {
  ...entryExample,
  id: 1,
  alt: 'Rice terraces in the morning',
  width: 1920,
  height: 1280,
  placeholder_color: '#2f6b4f',
  sizes: [{ file: 'terraces-1a2b3c-480.webp', width: 480, height: 320 }],
})

export const makeArticle = createFactory(articleSchema, {
  ...entryExample,
  id: 1,
  slug: 'when-to-travel',
  title: 'When to travel',
  excerpt: '',
  content: '<p>In May.</p>',
  author: 'Made Ariani',
  category: 'Planning',
  image: null,
  views: 0,
  published_at: '2026-03-01T02:00:00.000Z',
})

export const makeCarRental = createFactory(carRentalSchema, {
  ...entryExample,
  id: 1,
  car_name: 'Toyota Avanza',
  images: [],
  type_id: 1,
  seats: 6,
  luggage: 2,
  pickup_location: 'Ngurah Rai Airport',
  price_per_day: 375_000,
  car_features: [],
  service_options: [],
  insurance: '',
  cancellation_policy: '',
  cancellation_policy_id: null,
  package_details: '',
  add_ons: [],
})

export const makeCar = createFactory(carSchema, {
  ...entryExample,
  id: 1,
  car_name: 'Toyota Innova',
  image: null,
  seats: 6,
  luggage: 4,
  category_id: 1,
})

export const makeAirportTransfer = createFactory(airportTransferSchema, {
  ...entryExample,
  id: 1,
  airport_location_id: 1,
  area_id: 1,
  car_id: 1,
  base_price: 350_000,
  distance_km: 38,
  estimated_duration: '75 - 100 minutes',
  images: [],
  cancellation_policy_id: null,
})

export const makeRoom = createFactory(roomSchema, {
  id: 'garden-room',
  name: 'Garden Room',
  type: 'Deluxe',
  description: '',
  capacity: 2,
  total_rooms: 10,
  base_price: 950_000,
  amenities: [],
  images: [],
  cover_image: null,
  cancellation_policy_id: null,
})

export const makeHotel = createFactory(hotelSchema, {
  ...entryExample,
  id: '62615a95-f802-405b-b2e2-21030d32cd44',
  slug: 'lembah-sayan',
  name: 'Lembah Sayan',
  image: null,
  description: '',
  rating: null,
  city: 'Ubud',
  country: 'Indonesia',
  address: '',
  rooms: [],
})

/** A policy for boats: everything up to three days before, half up to a day before. */
export const makeCancellationPolicy = createFactory(cancellationPolicySchema, {
  ...entryExample,
  id: 1,
  name: 'Boat trips',
  note: '',
  tiers: [
    { hours_before: 72, refund_percent: 100 },
    { hours_before: 24, refund_percent: 50 },
  ],
})

/** A catalogue without cancellation policies. */
export const noPolicies: CancellationPolicies = { policies: new Map(), defaultId: null }

/** Offers of the examples above, as in the site's static files. */
export const makeTransferOffer = createFactory(transferOfferSchema, {
  ...makeAirportTransfer(),
  airport: 'Ngurah Rai',
  area: 'Ubud',
  city: 'Denpasar',
  car: makeCar(),
  cancellation: null,
  picture: null,
})
export const makeRentalOffer = createFactory(rentalOfferSchema, {
  ...makeCarRental(),
  cancellation: null,
  picture: null,
})
export const makeHotelOffer = createFactory(hotelOfferSchema, {
  ...makeHotel(),
  rooms: [{ ...makeRoom(), cancellation: null, picture: null }],
})
