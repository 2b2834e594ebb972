import type { Changes } from './state.ts'

/** Returns whether the current content is known to equal the content of the live release. */
export function hasNoChanges(changes: Changes | null): boolean {
  return changes?.kind === 'known' && changes.total === 0
}
