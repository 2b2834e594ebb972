import { tourLists } from '../../lib/paths.ts'
import { frameTexts } from './texts.ts'

export interface NavLink {
  path: string
  label: string
}

export interface NavSection extends NavLink {
  links?: readonly NavLink[]
  menuLabel?: string
}

export const transportLinks: readonly NavLink[] = [
  { path: '/airport-transfer', label: frameTexts.airportTransfer },
  { path: '/car-rental', label: frameTexts.carRental },
]

/** All lists except the first, which contains all tours like the page of the section. */
const tourLinks: readonly NavLink[] = tourLists.slice(1)

/** The sections of the site, in the order of the header. */
export const sections: readonly NavSection[] = [
  { path: '/', label: frameTexts.home },
  { path: '/tours', label: frameTexts.tours, links: tourLinks, menuLabel: frameTexts.toursMenu },
  { path: '/destinations', label: frameTexts.destinations },
  { path: '/transport', label: frameTexts.transports, links: transportLinks, menuLabel: frameTexts.transportsMenu },
  { path: '/hotels', label: frameTexts.hotels },
  { path: '/news', label: frameTexts.news },
]

/** The mobile menu also links to the categories. */
export const menuSections: readonly NavSection[] = sections.flatMap((section) =>
  section.path === '/destinations' ? [section, { path: '/categories', label: frameTexts.categories }] : [section],
)

/** The paths that belong to a section, although they are not below the path of the section. */
const relatedPaths: Readonly<Record<string, readonly string[]>> = {
  '/destinations': ['/destination'],
  '/transport': ['/airport-transfer', '/car-rental'],
}

function isAtOrBelow(path: string, base: string): boolean {
  return path === base || path.startsWith(`${base}/`)
}

/**
 * Returns whether the page belongs to the section. The tours are active on /tours and below it, the home section only
 * on the home page.
 */
export function isSectionActive(sectionPath: string, path: string): boolean {
  if (sectionPath === '/') return path === '/'
  return [sectionPath, ...(relatedPaths[sectionPath] ?? [])].some((base) => isAtOrBelow(path, base))
}
