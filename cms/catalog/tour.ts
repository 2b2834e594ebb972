import { defaultNamesDays } from '@nusa/shared/catalog'
import { defaultCutOffDays } from '@nusa/shared/dates'
import type { PickupZone, Tour } from '../generated/payload-types.ts'
import { type RichTextRenderer, relationId, relationIds, toBookingQuestions, toEntryFields } from './parts.ts'

type RowOf<List> = NonNullable<List> extends (infer Item)[] ? Item : never
type Package = RowOf<Tour['pricing']>
type SeasonRow = RowOf<Package['seasons']>
type AddOn = RowOf<Tour['add_on']>
type StartTime = RowOf<Tour['start_times']>

/** Returns the input of `pickupZoneSchema`. */
export function toPickupZone(doc: PickupZone) {
  const { name, surcharge, surcharge_per, offset_minutes } = doc
  return { ...toEntryFields(doc), name, surcharge, surcharge_per, offset_minutes }
}

/** Returns the input of `tourSchema`. */
export function toTour(doc: Tour, renderRichText: RichTextRenderer) {
  return {
    ...toEntryFields(doc),
    slug: doc.slug,
    previous_slugs: doc.previous_slugs ?? [],
    title: doc.title,
    excerpt: doc.excerpt ?? '',
    description: renderRichText(doc.description),
    main_image: relationId(doc.main_image),
    image_gallery: relationIds(doc.image_gallery),
    location: doc.location ?? '',
    duration: doc.duration ?? '',
    tour_type: doc.tour_type,
    tour_label: doc.tour_label ?? [],
    is_popular: doc.is_popular ?? false,
    rating: doc.rating ?? null,
    review_count: doc.review_count ?? 0,
    price: doc.price ?? null,
    category_ids: relationIds(doc.category_ids),
    destination_ids: relationIds(doc.destination_ids),
    ...toSchedule(doc),
    ...toProgramme(doc, renderRichText),
    ...toBookingRules(doc),
  }
}

function toSchedule(doc: Tour) {
  return {
    starting_date: doc.starting_date || null,
    end_date: doc.end_date || null,
    cut_off_days: doc.cut_off_days ?? defaultCutOffDays,
    cut_off_hours: doc.cut_off_hours ?? null,
    start_times: (doc.start_times ?? []).map(toStartTime),
    block_dates: (doc.block_dates ?? []).map((row) => row.date),
  }
}

function toProgramme(doc: Tour, renderRichText: RichTextRenderer) {
  return {
    included_items: doc.included_items ?? [],
    excluded_items: doc.excluded_items ?? [],
    itinerary: (doc.itinerary ?? []).map((day) => ({
      id: day.id,
      day: day.day,
      title: day.title ?? '',
      activities: (day.activities ?? []).map((activity) => ({
        id: activity.id,
        time: activity.time ?? '',
        description: renderRichText(activity.description),
      })),
    })),
    faq: (doc.faq ?? []).map(({ question, answer }) => ({ question, answer })),
    notes: renderRichText(doc.notes),
    terms_conditions: renderRichText(doc.terms_conditions),
  }
}

function toBookingRules(doc: Tour) {
  return {
    max_guests: doc.max_guests ?? 0,
    cancellation_policy_id: relationId(doc.cancellation_policy_id),
    pricing: (doc.pricing ?? []).map(toPackage),
    add_on: (doc.add_on ?? []).map(toAddOn),
    booking_questions: toBookingQuestions(doc.booking_questions),
    asks_names: doc.asks_names ?? false,
    names_days: doc.names_days ?? defaultNamesDays,
    pickup_mode: doc.pickup_mode ?? 'none',
    meeting_point: doc.meeting_point ?? '',
    pickup_zone_ids: relationIds(doc.pickup_zone_ids),
  }
}

function toStartTime(row: StartTime) {
  return {
    id: row.id,
    time: row.time,
    label: row.label ?? '',
    weekdays: row.weekdays ?? [],
    valid_from: row.valid_from || null,
    valid_to: row.valid_to || null,
    capacity: row.capacity ?? null,
    package_ids: row.package_ids ?? [],
  }
}

/**
 * Returns only the prices for the chosen type, per person or per package. The prices for the previous type remain
 * stored when an editor changes the type.
 */
function toPackage(row: Package) {
  const commonFields = {
    id: row.id,
    name: row.name,
    description: row.description ?? '',
    duration: row.duration ?? '',
    market: row.market,
    publish_price: row.publish_price ?? null,
    price: row.price ?? null,
    seasons: (row.seasons ?? []).map(toSeason),
    ...(row.pickup === 'meeting_point' && { pickup: row.pickup }),
  }
  if (row.type === 'per_package') {
    return {
      ...commonFields,
      type: row.type,
      guests_per_package: row.guests_per_package ?? null,
      tiers: (row.package_tiers ?? []).map(({ min_package, max_package, price }) => ({
        min_package,
        max_package,
        price,
      })),
    }
  }
  return {
    ...commonFields,
    type: row.type,
    adult_price: row.adult_price ?? null,
    child_price: row.child_price ?? null,
    infant_price: row.infant_price ?? null,
    tiers: (row.person_tiers ?? []).map((tier) => ({
      min_people: tier.min_people,
      max_people: tier.max_people,
      adult_price: tier.adult_price,
      child_price: tier.child_price ?? null,
      infant_price: tier.infant_price ?? null,
    })),
  }
}

/** If the season has a percentage, its prices remain stored but do not apply. */
function toSeason({ id, name, from, to, percent = null, publish_price = null, prices }: SeasonRow) {
  const applicablePrices = percent === null ? (prices ?? []) : []
  return {
    id,
    name,
    from,
    to,
    percent,
    publish_price,
    prices: applicablePrices.map((row) => ({
      minimum: row.minimum,
      price: row.price ?? null,
      child_price: row.child_price ?? null,
      infant_price: row.infant_price ?? null,
    })),
  }
}

function toAddOn(row: AddOn) {
  return {
    id: row.id,
    name: row.name,
    description: row.description ?? '',
    type: row.type,
    tiers: row.tiers.map(({ min_quantity, max_quantity, price }) => ({ min_quantity, max_quantity, price })),
  }
}
