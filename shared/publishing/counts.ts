import type { Outcome } from './state.ts'

type Published = Extract<Outcome, { kind: 'published' }>

/** Returns how many pages changed or were removed and how many links are dead, even if not all of them are listed. */
export function countPublished({ changed, gone, dead_links, counts }: Published): NonNullable<Published['counts']> {
  return counts ?? { changed: changed.length, gone: gone.length, dead_links: dead_links.length }
}

/** Limits each list of the outcome to `most` items and adds the counts. */
export function limitLists(published: Published, maxItems: number): Published {
  const { changed, gone, dead_links } = published
  if (Math.max(changed.length, gone.length, dead_links.length) <= maxItems) return published
  return {
    ...published,
    changed: changed.slice(0, maxItems),
    gone: gone.slice(0, maxItems),
    dead_links: dead_links.slice(0, maxItems),
    counts: countPublished(published),
  }
}
