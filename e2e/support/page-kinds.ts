/** A kind of page, with the limits of what a phone loads on a first visit before anything is touched: kB are 1000 bytes on the wire. */
export type PageKind = {
  name: string
  path: string
  limits: { script: number; markup: number; fonts: number; pictures: number; requests: number }
}

const limits = { script: 12, markup: 20, fonts: 60, pictures: 150, requests: 15 }

/** One page of each kind of the demo content. */
export const pageKinds: readonly PageKind[] = [
  { name: 'home', path: '/', limits },
  { name: 'tours', path: '/tours', limits },
  { name: 'day trips', path: '/tours/day-trips', limits },
  { name: 'tour', path: '/tour/mount-batur-sunrise-trek', limits },
  { name: 'categories', path: '/categories', limits },
  { name: 'category', path: '/categories/temples-culture', limits },
  { name: 'destinations', path: '/destinations', limits },
  { name: 'destination', path: '/destination/ubud', limits },
  { name: 'search', path: '/search', limits },
  { name: 'news', path: '/news', limits },
  { name: 'page', path: '/page/booking-policy', limits },
  { name: 'not found', path: '/404.html', limits },
]
