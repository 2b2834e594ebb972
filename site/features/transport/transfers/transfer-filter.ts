/** An empty string shows all values. */
export interface TransferFilter {
  city: string
  airport: string
  destination: string
}

interface FilteredRoute {
  city: string
  airport: string
  area: string
}

/** The text from the URL may have any length. No area has a longer name. */
const maxTextLength = 200

/** Ignores an airport if the query does not contain its city. */
export function parseTransferFilter(query: URLSearchParams, routes: readonly FilteredRoute[]): TransferFilter {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, maxTextLength)
  const city = routes.some((route) => route.city === text('city')) ? text('city') : ''
  const airport = routes.some((route) => route.city === city && route.airport === text('airport'))
    ? text('airport')
    : ''
  return { city, airport, destination: text('destination') }
}

/** `destination` must be part of the area's name. */
export function isRouteShown(route: FilteredRoute, { city, airport, destination }: TransferFilter): boolean {
  return (
    (city === '' || route.city === city) &&
    (airport === '' || route.airport === airport) &&
    route.area.toLowerCase().includes(destination.trim().toLowerCase())
  )
}

/** Omits inactive parts. */
export function transferQuery(filter: TransferFilter): string {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value.trim() !== '')).toString()
  return query && `?${query}`
}
