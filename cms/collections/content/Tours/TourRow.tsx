'use client'

import { useRowLabel } from '@payloadcms/ui'
import { useLanguage } from '../../../core/i18n/use-language.ts'
import { RowHeading } from '../../../payload-fixes/rows/RowHeading.tsx'
import { type RowKind, rowTitle } from './row-titles.ts'

/** Shows the title of a row in one of a tour's lists. */
export function TourRow({ kind }: { kind: RowKind }) {
  const { data, rowNumber } = useRowLabel<Record<string, unknown> | undefined>()
  const language = useLanguage()
  return <RowHeading title={rowTitle(kind, data ?? {}, (rowNumber ?? 0) + 1, language)} />
}
