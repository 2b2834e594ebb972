import { addDays, type LocalDate } from '@nusa/shared/dates'
import type { Tour } from '../../generated/payload-types.ts'
import type { CancellationPolicyName } from '../content/cancellation-policies.ts'
import type { PictureName } from '../content/pictures.ts'
import { terms } from '../content/tours/parts/terms.ts'
import type { DemoTour } from '../content/tours/parts/tour.ts'
import type { GetId } from './context.ts'
import type { DestinationIds } from './destinations.ts'
import { toRichText } from './rich-text.ts'

export type TourData = Omit<Tour, 'id' | 'createdAt' | 'updatedAt'>

export function toTourData(
  tour: DemoTour,
  {
    today,
    getPictureId,
    getDestinationId,
    getCategoryId,
    getPickupZoneId,
    getPolicyId,
  }: DestinationIds & {
    today: LocalDate
    getPictureId: GetId<PictureName>
    getPolicyId: GetId<CancellationPolicyName>
  },
): TourData {
  const dateAfter = (days: number | undefined) => (days === undefined ? null : addDays(today, days))
  return {
    slug: tour.slug,
    title: tour.title,
    excerpt: tour.excerpt,
    description: toRichText(tour.description),
    main_image: getPictureId(tour.main_image),
    image_gallery: tour.image_gallery.map(getPictureId),
    location: tour.location,
    duration: tour.duration,
    tour_type: tour.tour_type ?? 'single_day',
    tour_label: [...(tour.tour_label ?? [])],
    is_popular: tour.is_popular ?? false,
    rating: tour.rating,
    review_count: tour.review_count,
    category_ids: tour.categories.map(getCategoryId),
    destination_ids: tour.destinations.map(getDestinationId),
    starting_date: dateAfter(tour.starts_in_days),
    end_date: dateAfter(tour.ends_in_days),
    cut_off_days: tour.cut_off_days ?? null,
    cut_off_hours: tour.cut_off_hours ?? null,
    start_times: [...(tour.start_times ?? [])],
    block_dates: (tour.closed_days_from_today ?? []).map((days) => ({ date: addDays(today, days) })),
    max_guests: tour.max_guests ?? 0,
    places_per_day: tour.places_per_day ?? null,
    included_items: [...tour.included_items],
    excluded_items: [...tour.excluded_items],
    itinerary: tour.itinerary.map(({ title, activities }, index) => ({
      day: index + 1,
      title,
      activities: activities.map(([time, description]) => ({ time, description: toRichText(description) })),
    })),
    faq: tour.faq.map(([question, answer]) => ({ question, answer })),
    ...toPickup(tour.pickup, getPickupZoneId),
    asks_names: tour.asks_names ?? false,
    booking_questions: [...(tour.booking_questions ?? [])],
    notes: toRichText(tour.notes),
    cancellation_policy_id: tour.cancellation_policy ? getPolicyId(tour.cancellation_policy) : null,
    terms_conditions: toRichText(terms[tour.terms]),
    pricing: [...tour.pricing],
    add_on: [...(tour.add_on ?? [])],
    _status: tour.draft ? 'draft' : 'published',
  }
}

/** The mode follows from what the tour offers. */
function toPickup(
  { meeting_point, zones = [] }: NonNullable<DemoTour['pickup']> = {},
  getPickupZoneId: DestinationIds['getPickupZoneId'],
): Pick<TourData, 'pickup_mode' | 'meeting_point' | 'pickup_zone_ids'> {
  const modeWithZones = meeting_point ? 'both' : 'hotel'
  const modeWithoutZones = meeting_point ? 'meeting_point' : 'none'
  return {
    pickup_mode: zones.length > 0 ? modeWithZones : modeWithoutZones,
    meeting_point: meeting_point ?? null,
    pickup_zone_ids: zones.map(getPickupZoneId),
  }
}
