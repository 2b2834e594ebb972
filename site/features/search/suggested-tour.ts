import type { IndexedTour } from '@nusa/shared/search'

/** The tour data that a suggestion shows. */
export type SuggestedTour = Pick<IndexedTour, 'id' | 'slug' | 'title' | 'location' | 'primaryDestination' | 'from'>
