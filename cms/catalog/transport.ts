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
import { type RichTextRenderer, relationId, relationIds, toBookingQuestions, toEntryFields } from './parts.ts'

/** Returns the input of `carRentalTypeSchema`. */
export function toCarRentalType(doc: CarRentalType) {
  return { ...toEntryFields(doc), name: doc.name, slug: doc.slug }
}

/** Returns the input of `carRentalSchema`. */
export function toCarRental(doc: CarRental, renderRichText: RichTextRenderer) {
  return {
    ...toEntryFields(doc),
    car_name: doc.car_name,
    images: relationIds(doc.images),
    type_id: relationId(doc.type_id),
    seats: doc.seats,
    luggage: doc.luggage,
    pickup_location: doc.pickup_location ?? '',
    price_per_day: doc.price_per_day,
    car_features: doc.car_features ?? [],
    service_options: doc.service_options ?? [],
    insurance: renderRichText(doc.insurance),
    cancellation_policy: renderRichText(doc.cancellation_policy),
    cancellation_policy_id: relationId(doc.cancellation_policy_id),
    package_details: renderRichText(doc.package_details),
    add_ons: (doc.add_ons ?? []).map(({ id, name, price }) => ({ id, name, price })),
    booking_questions: toBookingQuestions(doc.booking_questions),
  }
}

/** Returns the input of `citySchema`, `areaSchema` or `carCategorySchema`. */
export function toNamedEntry(doc: City | Area | CarCategory) {
  return { ...toEntryFields(doc), name: doc.name }
}

/** Returns the input of `airportSchema`. */
export function toAirport(doc: Airport) {
  return {
    ...toEntryFields(doc),
    name: doc.name,
    city_id: relationId(doc.city_id),
    time_zone: doc.time_zone ?? baliTimeZone,
  }
}

/** Returns the input of `carSchema`. */
export function toCar(doc: Car) {
  return {
    ...toEntryFields(doc),
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
    ...toEntryFields(doc),
    airport_location_id: relationId(doc.airport_location_id),
    area_id: relationId(doc.area_id),
    car_id: relationId(doc.car_id),
    base_price: doc.base_price ?? null,
    distance_km: doc.distance_km ?? null,
    estimated_duration: doc.estimated_duration ?? '',
    cancellation_policy_id: relationId(doc.cancellation_policy_id),
    images: relationIds(doc.images),
    booking_questions: toBookingQuestions(doc.booking_questions),
  }
}
