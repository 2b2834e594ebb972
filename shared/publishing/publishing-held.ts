import type { PublishingState } from './state.ts'

/**
 * Returns whether changes are held back: a user rolled back to an earlier release, and no user has published since.
 * @param ended the finished publishes, newest first
 */
export function isPublishingHeld(
  finishedPublishes: readonly Pick<PublishingState['ended'][number], 'outcome' | 'back_to'>[],
): boolean {
  // While changes are held back, only a publish requested by a user can end as unchanged.
  const last = finishedPublishes.find(({ outcome }) => outcome?.kind === 'published' || outcome?.kind === 'unchanged')
  return (last?.back_to ?? null) !== null
}
