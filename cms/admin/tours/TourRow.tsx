'use client'

import { useRowLabel } from '@payloadcms/ui'
import { type RowKind, rowTitles } from './row-titles.ts'

/** Heads a row of one of a tour's lists with what it says, so that closed rows can be told apart. */
export function TourRow({ kind }: { kind: RowKind }) {
  const { data, rowNumber } = useRowLabel<Record<string, unknown> | undefined>()
  return <span>{rowTitles[kind](data ?? {}) ?? `Number ${(rowNumber ?? 0) + 1}`}</span>
}
