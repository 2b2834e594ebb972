import { baliTimeZone } from '@nusa/shared/dates'
import type {
  Airport,
  AirportTransfer,
  Area,
  Car,
  CarCategory,
  CarRental,
  CarRentalType,
  City,
} from '../generated/payload-types.ts'
import { bookingQuestions, entryFields, type RichText, relationId, relationIds } from './parts.ts'

/** Returns the input of `carRentalTypeSchema`. */
export function toCarRentalType(doc: CarRentalType) {
  return { ...entryFields(doc), name: doc.name, slug: doc.slug }
}

/** Returns the input of `carRentalSchema`. */
export function toCarRental(doc: CarRental, richText: RichText) {
  return {
    ...entryFields(doc),
    car_name: doc.car_name,
    images: relationIds(doc.images),
    type_id: relationId(doc.type_id),
    seats: doc.seats,
    luggage: doc.luggage,
    pickup_location: doc.pickup_location ?? '',
    price_per_day: doc.price_per_day,
    car_features: doc.car_features ?? [],
    service_options: doc.service_options ?? [],
    insurance: richText(doc.insurance),
    cancellation_policy: richText(doc.cancellation_policy),
    cancellation_policy_id: relationId(doc.cancellation_policy_id),
    package_details: richText(doc.package_details),
    add_ons: (doc.add_ons ?? []).map(({ id, name, price }) => ({ id, name, price })),
    booking_questions: bookingQuestions(doc.booking_questions),
  }
}

/** Returns the input of `citySchema`, `areaSchema` or `carCategorySchema`. */
export function toNamed(doc: City | Area | CarCategory) {
  return { ...entryFields(doc), name: doc.name }
}

/** Returns the input of `airportSchema`. */
export function toAirport(doc: Airport) {
  return {
    ...entryFields(doc),
    name: doc.name,
    city_id: relationId(doc.city_id),
    time_zone: doc.time_zone ?? baliTimeZone,
  }
}

/** Returns the input of `carSchema`. */
export function toCar(doc: Car) {
  return {
    ...entryFields(doc),
    car_name: doc.car_name,
    image: relationId(doc.image),
    seats: doc.seats,
    luggage: doc.luggage,
    category_id: relationId(doc.category_id),
  }
}

/** Returns the input of `airportTransferSchema`. */
export function toAirportTransfer(doc: AirportTransfer) {
  return {
    ...entryFields(doc),
    airport_location_id: relationId(doc.airport_location_id),
    area_id: relationId(doc.area_id),
    car_id: relationId(doc.car_id),
    base_price: doc.base_price ?? null,
    distance_km: doc.distance_km ?? null,
    estimated_duration: doc.estimated_duration ?? '',
    cancellation_policy_id: relationId(doc.cancellation_policy_id),
    images: relationIds(doc.images),
    booking_questions: bookingQuestions(doc.booking_questions),
  }
}
