import type { Changes, Outcome, PublishingState } from './state.ts'

type Published = Extract<Outcome, { kind: 'published' }>

/** Counts all pages and links, even if the outcome does not list them all. */
export function countPublished({ changed, gone, dead_links, counts }: Published): NonNullable<Published['counts']> {
  return counts ?? { changed: changed.length, gone: gone.length, dead_links: dead_links.length }
}

/** Shortens each list to `maxItems` items and adds the counts. */
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

/** Returns whether it is known that nothing has changed. */
export function hasNoChanges(changes: Changes | null): boolean {
  return changes?.kind === 'known' && changes.total === 0
}

/**
 * Returns whether a user rolled back to an earlier release and no user has published since.
 * @param finishedPublishes newest first
 */
export function isPublishingHeld(
  finishedPublishes: readonly Pick<PublishingState['ended'][number], 'outcome' | 'back_to'>[],
): boolean {
  // While changes are held back, only a publish requested by a user can end as unchanged.
  const lastPublish = finishedPublishes.find(
    ({ outcome }) => outcome?.kind === 'published' || outcome?.kind === 'unchanged',
  )
  return lastPublish !== undefined && lastPublish.back_to !== null
}
