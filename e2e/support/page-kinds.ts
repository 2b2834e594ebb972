/** The limits apply to the first visit on a phone without interaction. Sizes are in kB of 1000 bytes. */
export type PageKind = {
  name: string
  path: string
  limits: { script: number; markup: number; fonts: number; pictures: number; requests: number }
  /** The limit of the Largest Contentful Paint in milliseconds. Only set if Lighthouse measures this kind of page. */
  lighthouse?: { lcp: number }
}

const limits = { script: 12, markup: 20, fonts: 60, pictures: 150, requests: 15 }

export const pageKinds: readonly PageKind[] = [
  { name: 'home', path: '/', limits, lighthouse: { lcp: 1800 } },
  { name: 'tours', path: '/tours', limits, lighthouse: { lcp: 1800 } },
  { name: 'day trips', path: '/tours/day-trips', limits },
  { name: 'tour', path: '/tour/mount-batur-sunrise-trek', limits, lighthouse: { lcp: 1300 } },
  { name: 'categories', path: '/categories', limits },
  { name: 'category', path: '/categories/temples-culture', limits, lighthouse: { lcp: 1800 } },
  { name: 'destinations', path: '/destinations', limits },
  { name: 'destination', path: '/destination/ubud', limits },
  { name: 'search', path: '/search', limits, lighthouse: { lcp: 1800 } },
  { name: 'news', path: '/news', limits },
  { name: 'article', path: '/news/balinese-temple-etiquette', limits },
  { name: 'hotels', path: '/hotels', limits, lighthouse: { lcp: 1800 } },
  { name: 'hotel', path: '/hotels/lembah-sayan-ubud', limits, lighthouse: { lcp: 1300 } },
  { name: 'transport', path: '/transport', limits },
  { name: 'airport transfers', path: '/airport-transfer', limits, lighthouse: { lcp: 1800 } },
  { name: 'airport transfer', path: '/airport-transfer/1', limits, lighthouse: { lcp: 1300 } },
  { name: 'car rental', path: '/car-rental', limits, lighthouse: { lcp: 1800 } },
  { name: 'rental car', path: '/car-rental/1', limits, lighthouse: { lcp: 1300 } },
  { name: 'page', path: '/page/booking-policy', limits, lighthouse: { lcp: 1800 } },
  { name: 'not found', path: '/404.html', limits },
]
