/** The filter of the transfer list. An empty string means that all values are shown. */
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

/** Limits the text from the URL, which may be of any length. No area has a longer name. */
const maxTextLength = 200

/** Parses the filter from a URL query. An airport is ignored if the query does not contain its city. */
export function parseTransferFilter(query: URLSearchParams, routes: readonly FilteredRoute[]): TransferFilter {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, maxTextLength)
  const city = routes.some((route) => route.city === text('city')) ? text('city') : ''
  const airport = routes.some((route) => route.city === city && route.airport === text('airport'))
    ? text('airport')
    : ''
  return { city, airport, destination: text('destination') }
}

/** Returns whether a route matches the city, the airport, and the text, which must be part of its area's name. */
export function isRouteShown(route: FilteredRoute, { city, airport, destination }: TransferFilter): boolean {
  return (
    (city === '' || route.city === city) &&
    (airport === '' || route.airport === airport) &&
    route.area.toLowerCase().includes(destination.trim().toLowerCase())
  )
}

/** Returns the URL query of a filter, without inactive parts. */
export function transferQuery(filter: TransferFilter): string {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value.trim() !== '')).toString()
  return query && `?${query}`
}
