import type { RowKind } from './row-titles.ts'

/** Returns the row label component for a list of this kind. */
export function tourRowLabel(kind: RowKind) {
  return { path: '/collections/content/Tours/TourRow.tsx#TourRow', clientProps: { kind } }
}
