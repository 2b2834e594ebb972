import type { RowKind } from '../../admin/tours/row-titles.ts'

/** What heads the rows of a list of that kind. */
export function tourRow(kind: RowKind) {
  return { path: '/admin/tours/TourRow.tsx#TourRow', clientProps: { kind } }
}
