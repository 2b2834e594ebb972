import type { Node } from './head.ts'

/** A page of this site by its name and its path, such as /tours. */
export interface Link {
  name: string
  path: string
}

/** Where a page stands: home, the given pages, and the page itself as the last of them. */
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

/** A page that lists others, in their order; null where it lists none. */
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
