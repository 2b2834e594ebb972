import { tourLists } from '../../lib/paths.ts'
import { frameTexts } from './texts.ts'

export interface NavLink {
  path: string
  label: string
}

export interface NavSection extends NavLink {
  /** The links in the menu of the section. */
  links?: readonly NavLink[]
  /** The label of the menu button. */
  menuLabel?: string
}

export const transportLinks: readonly NavLink[] = [
  { path: '/airport-transfer', label: frameTexts.airportTransfer },
  { path: '/car-rental', label: frameTexts.carRental },
]

/** The sections of the site in the order of the header. */
export const sections: readonly NavSection[] = [
  { path: '/', label: frameTexts.home },
  { path: '/tours', label: frameTexts.tours, links: tourLists.slice(1), menuLabel: frameTexts.toursMenu },
  { path: '/destinations', label: frameTexts.destinations },
  { path: '/transport', label: frameTexts.transports, links: transportLinks, menuLabel: frameTexts.transportsMenu },
  { path: '/hotels', label: frameTexts.hotels },
  { path: '/news', label: frameTexts.news },
]

/** The sections of the mobile menu, which also links to the categories. */
export const menuSections: readonly NavSection[] = sections.flatMap((section) =>
  section.path === '/destinations' ? [section, { path: '/categories', label: frameTexts.categories }] : [section],
)

/** Paths that belong to a section without being below it. */
const relatedPaths: Readonly<Record<string, readonly string[]>> = {
  '/destinations': ['/destination'],
  '/transport': ['/airport-transfer', '/car-rental'],
}

function isBelow(path: string, base: string): boolean {
  return path === base || path.startsWith(`${base}/`)
}

/**
 * Returns whether a section of the navigation is active on a path. For example, the tours are active on /tours and
 * below it. The home section is active only on the home page.
 */
export function isActive(section: string, path: string): boolean {
  if (section === '/') return path === '/'
  return [section, ...(relatedPaths[section] ?? [])].some((base) => isBelow(path, base))
}
