import type { IndexedTour } from '@nusa/shared/search'

/** What a suggestion shows of a tour. */
export type SuggestedTour = Pick<IndexedTour, 'id' | 'slug' | 'title' | 'location' | 'place' | 'from'>
