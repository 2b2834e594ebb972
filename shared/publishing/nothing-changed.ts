import type { Changes } from './state.ts'

/** Whether it is known that the content of now is that of the live release. */
export function isNothingChanged(changes: Changes | null): boolean {
  return changes?.kind === 'known' && changes.total === 0
}
