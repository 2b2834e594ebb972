import {
  airportTransferSchema,
  carRentalSchema,
  carSchema,
  hotelOfferSchema,
  hotelSchema,
  rentalOfferSchema,
  roomSchema,
  startTimeSchema,
  type Tour,
  type TourOffer,
  tourOfferSchema,
  tourSchema,
  transferOfferSchema,
} from '../catalog/index.ts'
import { createFactory, entryExample } from './factory.ts'
import { makePersonPackage } from './packages.ts'

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

export function makeTourOffer(tour: Tour = makeTour()): TourOffer {
  return tourOfferSchema.parse({ ...tour, picture: null })
}

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
