/** An empty string matches every route. */
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

/** Limits the text from the URL. No area has a longer name. */
const maxTextLength = 200

/** Reads the filter from the query, and ignores an airport if the query does not contain its city. */
export function parseTransferFilter(query: URLSearchParams, routes: readonly FilteredRoute[]): TransferFilter {
  const readText = (name: string) => (query.get(name) ?? '').trim().slice(0, maxTextLength)
  const city = routes.find((route) => route.city === readText('city'))?.city ?? ''
  const airport = routes.find((route) => route.city === city && route.airport === readText('airport'))?.airport ?? ''
  return { city, airport, destination: readText('destination') }
}

/** Returns whether the route matches the filter. `destination` must be part of the area's name. */
export function isRouteShown(route: FilteredRoute, { city, airport, destination }: TransferFilter): boolean {
  return (
    (city === '' || route.city === city) &&
    (airport === '' || route.airport === airport) &&
    route.area.toLowerCase().includes(destination.trim().toLowerCase())
  )
}

/** Returns the query of the URL without inactive parts of the filter. */
export function toTransferQuery(filter: TransferFilter): string {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value.trim() !== '')).toString()
  return query === '' ? '' : `?${query}`
}
