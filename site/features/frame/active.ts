/** Paths that belong to a section without being below it. */
const relatedPaths: Readonly<Record<string, readonly string[]>> = {
  '/destinations': ['/destination'],
  '/transport': ['/airport-transfer', '/car-rental'],
}

function isBelow(path: string, base: string): boolean {
  return path === base || path.startsWith(`${base}/`)
}

/**
 * Returns whether a section of the navigation is active on a path: home only on the home page, tours also below /tours.
 */
export function isActive(section: string, path: string): boolean {
  if (section === '/') return path === '/'
  return [section, ...(relatedPaths[section] ?? [])].some((base) => isBelow(path, base))
}

/** Returns the years of the copyright line: '2024', or '2024–2027' in a build of 2027. */
export function copyrightYears(buildYear: number, firstYear = 2024): string {
  return buildYear > firstYear ? `${firstYear}–${buildYear}` : String(firstYear)
}
