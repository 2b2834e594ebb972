import type { RowKind } from '../../admin/tours/row-titles.ts'

/** Returns the row label component for a list of this kind. */
export function tourRowLabel(kind: RowKind) {
  return { path: '/admin/tours/TourRow.tsx#TourRow', clientProps: { kind } }
}
