export const tourLists = [
  { path: '/tours', label: 'All tours' },
  { path: '/tours/popular', label: 'Popular' },
  { path: '/tours/day-trips', label: 'Day trips' },
  { path: '/tours/multi-day', label: 'Multi-day' },
  { path: '/tours/private', label: 'Private' },
  { path: '/tours/group-bookings', label: 'Groups' },
] as const

export type TourListPath = (typeof tourLists)[number]['path']

export function tourPath(tour: { id: number; slug: string }): string {
  return `/tour/${tour.slug || tour.id}`
}

export function pagePath(page: { slug: string }): string {
  return `/page/${page.slug}`
}

export function categoryPath(category: { slug: string }): string {
  return `/categories/${category.slug}`
}

export function destinationPath(destination: { slug: string }): string {
  return `/destination/${destination.slug}`
}

export function articlePath(article: { slug: string }): string {
  return `/news/${article.slug}`
}

export function carRentalPath(car: { id: number }): string {
  return `/car-rental/${car.id}`
}

export function airportTransferPath(transfer: { id: number }): string {
  return `/airport-transfer/${transfer.id}`
}

export function hotelPath(hotel: { slug: string }): string {
  return `/hotels/${hotel.slug}`
}

/** Returns a path in the form that links use: only the home page has a trailing slash. */
export function cleanPath(pathname: string): string {
  const path = pathname.replace(/\.html$/, '').replace(/\/+$/, '')
  return path === '' ? '/' : path
}
