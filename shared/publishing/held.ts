import type { PublishingState } from './state.ts'

/**
 * Whether changes alone publish nothing: somebody went back to an earlier release, and no person has published since.
 * @param ended the publishes that have ended, the newest first
 */
export function isHeldBack(ended: readonly Pick<PublishingState['ended'][number], 'outcome' | 'back_to'>[]): boolean {
  // While changes are held back only a person can find that nothing differs.
  const last = ended.find(({ outcome }) => outcome?.kind === 'published' || outcome?.kind === 'unchanged')
  return (last?.back_to ?? null) !== null
}
