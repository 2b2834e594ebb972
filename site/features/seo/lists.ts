import type { Node } from './head.ts'

/** The name and path (such as /tours) of a page of this site. */
export interface Link {
  name: string
  path: string
}

/** Returns the breadcrumbs from home through the given pages, the last of which is the page itself. */
export function breadcrumbs(trail: readonly Link[], site: URL): Node {
  const steps = [{ name: 'Home', path: '/' }, ...trail]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, site).href,
    })),
  }
}

/** Returns the structured data of a page that lists other pages, in order; null if it lists none. */
export function itemList(items: readonly Link[], site: URL): Node | null {
  if (items.length === 0) return null
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: new URL(path, site).href,
    })),
  }
}
