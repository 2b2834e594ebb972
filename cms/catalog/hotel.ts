import type { Hotel } from '../generated/payload-types.ts'
import { relationId, relationIds, toBookingQuestions, toEntryFields } from './parts.ts'

/** Returns the input of `hotelSchema`. */
export function toHotel(doc: Hotel) {
  return {
    ...toEntryFields(doc),
    slug: doc.slug,
    previous_slugs: doc.previous_slugs ?? [],
    name: doc.name,
    image: relationId(doc.image),
    description: doc.description ?? '',
    rating: doc.rating ?? null,
    city: doc.city ?? '',
    country: doc.country ?? '',
    address: doc.address ?? '',
    rooms: (doc.rooms ?? []).map((room) => ({
      id: room.id,
      name: room.name,
      type: room.type ?? '',
      description: room.description ?? '',
      capacity: room.capacity,
      total_rooms: room.total_rooms,
      base_price: room.base_price,
      amenities: room.amenities ?? [],
      images: relationIds(room.images),
      cover_image: relationId(room.cover_image),
      cancellation_policy_id: relationId(room.cancellation_policy_id),
    })),
    booking_questions: toBookingQuestions(doc.booking_questions),
  }
}
