import type { Tour } from '../../../../generated/payload-types.ts'
import type { CancellationPolicyName } from '../../cancellation-policies.ts'
import type { PictureName } from '../../pictures.ts'
import type { CategorySlug, DestinationSlug, PickupZoneName } from '../../places.ts'
import type { DemoAddOn, DemoPackage } from '../../prices.ts'
import type { TermsName } from './terms.ts'

/** An activity of a day: its time and description. */
export type Moment = readonly [time: string, description: string]

/** A departure every day: its local time, what travellers see next to it, and its capacity. */
export type DemoStartTime = Pick<NonNullable<Tour['start_times']>[number], 'time' | 'label' | 'capacity'>

/** A tour of the demo content. Texts use the notation of `rich-text.ts`. Dates are relative to the day of seeding. */
export type DemoTour = {
  slug: string
  title: string
  excerpt: string
  description: string
  main_image: PictureName
  image_gallery: readonly PictureName[]
  location: string
  duration: string
  tour_type?: 'single_day' | 'multi_day'
  tour_label?: readonly string[]
  is_popular?: boolean
  rating: number | null
  review_count: number
  categories: readonly CategorySlug[]
  destinations: readonly DestinationSlug[]
  cut_off_days?: number
  /** Only with start times; instead of `cut_off_days`. */
  cut_off_hours?: number
  start_times?: readonly DemoStartTime[]
  /** 0 means any number of guests. */
  max_guests?: number
  /** Capacity per day, shared by all bookings; unlimited if missing. */
  places_per_day?: number
  /** Days with a different capacity, counted from today. */
  capacity_by_days_from_today?: Readonly<Record<number, number>>
  /** The first and the last day of the tour, counted from today. */
  starts_in_days?: number
  ends_in_days?: number
  /** Days without the tour, counted from today. */
  closed_days_from_today?: readonly number[]
  pricing: readonly DemoPackage[]
  add_on?: readonly DemoAddOn[]
  included_items: readonly string[]
  excluded_items: readonly string[]
  itinerary: readonly { title: string; activities: readonly Moment[] }[]
  faq: readonly (readonly [question: string, answer: string])[]
  /** Where travellers are collected; by default it is agreed after the booking. */
  pickup?: { meeting_point?: string; zones?: readonly PickupZoneName[] }
  /** Whether groups above ten can complete their list of names by link. */
  asks_names?: true
  booking_questions?: NonNullable<Tour['booking_questions']>
  notes: string
  terms: TermsName
  /** The policy of the settings if missing. */
  cancellation_policy?: CancellationPolicyName
  /** Drafts must never appear on the site. */
  draft?: true
}
