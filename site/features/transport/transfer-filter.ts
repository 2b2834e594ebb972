/** What the list of transfers is narrowed to; an empty text narrows nothing. */
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

/** Longer than any area's name; what comes from an address may be anything. */
const longest = 200

/** The filter that an address asks for. An airport counts only within a city, and only where it is in that city. */
export function filterOf(query: URLSearchParams, routes: readonly FilteredRoute[]): TransferFilter {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, longest)
  const city = routes.some((route) => route.city === text('city')) ? text('city') : ''
  const airport = routes.some((route) => route.city === city && route.airport === text('airport'))
    ? text('airport')
    : ''
  return { city, airport, destination: text('destination') }
}

/** Says whether a route is in the list: its city, its airport, and an area whose name holds what was typed. */
export function isShown(route: FilteredRoute, { city, airport, destination }: TransferFilter): boolean {
  return (
    (city === '' || route.city === city) &&
    (airport === '' || route.airport === airport) &&
    route.area.toLowerCase().includes(destination.trim().toLowerCase())
  )
}

/** The query of an address for a filter; what narrows nothing is left out. */
export function queryOf(filter: TransferFilter): string {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value.trim() !== '')).toString()
  return query && `?${query}`
}
