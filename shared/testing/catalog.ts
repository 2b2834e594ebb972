import {
  articleSchema,
  type CancellationPolicies,
  cancellationPolicySchema,
  categorySchema,
  destinationSchema,
  pageSchema,
  pictureSchema,
} from '../catalog/index.ts'
import { createFactory, entryExample } from './factory.ts'

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

/** A full refund until three days before the start, and half until one day before the start. */
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

export const noPolicies: CancellationPolicies = { policies: new Map(), defaultId: null }
