import type { Outcome } from './state.ts'

type Published = Extract<Outcome, { kind: 'published' }>

/** How many pages are new or changed and how many are gone, and how many links lead nowhere, also where not all of them are listed. */
export function countsOf({ changed, gone, dead_links, counts }: Published): NonNullable<Published['counts']> {
  return counts ?? { changed: changed.length, gone: gone.length, dead_links: dead_links.length }
}

/** The same with no more than so many listed of each. */
export function shortened(published: Published, most: number): Published {
  const { changed, gone, dead_links } = published
  if (Math.max(changed.length, gone.length, dead_links.length) <= most) return published
  return {
    ...published,
    changed: changed.slice(0, most),
    gone: gone.slice(0, most),
    dead_links: dead_links.slice(0, most),
    counts: countsOf(published),
  }
}
