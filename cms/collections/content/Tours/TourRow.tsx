'use client'

import { useRowLabel } from '@payloadcms/ui'
import { useLanguage } from '../../../core/i18n/use-language.ts'
import { RowHeading } from '../../../payload-fixes/rows/RowHeading.tsx'
import { type RowKind, rowTitle } from './row-titles.ts'

/** The title of a row in a tour's lists, also while the row is collapsed. */
export function TourRow({ kind }: { kind: RowKind }) {
  const { data, rowNumber } = useRowLabel<Record<string, unknown> | undefined>()
  const language = useLanguage()
  return <RowHeading title={rowTitle(kind, data ?? {}, (rowNumber ?? 0) + 1, language)} />
}
