'use client'

import { useRowLabel } from '@payloadcms/ui'
import { useLanguage } from '../../i18n/use-language.ts'
import { RowHeading } from '../RowHeading.tsx'
import { type RowKind, rowTitles } from './row-titles.ts'
import { tourWords } from './words/index.ts'

/** The title of a row in one of a tour's lists, which distinguishes collapsed rows. */
export function TourRow({ kind }: { kind: RowKind }) {
  const { data, rowNumber } = useRowLabel<Record<string, unknown> | undefined>()
  const language = useLanguage()
  return (
    <RowHeading title={rowTitles[kind](data ?? {}, language) ?? tourWords[language].number((rowNumber ?? 0) + 1)} />
  )
}
