/** Says whether a destination of the navigation is where the traveller is: home only at home, tours below /tours too. */
export function isActive(destination: string, path: string): boolean {
  if (destination === '/') return path === '/'
  return path === destination || path.startsWith(`${destination}/`)
}

/** The years of the copyright line: '2024', or '2024–2027' in a build of 2027. */
export function copyrightYears(buildYear: number, firstYear = 2024): string {
  return buildYear > firstYear ? `${firstYear}–${buildYear}` : String(firstYear)
}
