'use client'

import { useRowLabel } from '@payloadcms/ui'
import { useWords } from '../i18n/use-language.ts'
import { RowHeading } from './RowHeading.tsx'
import { tourWords } from './tours/words/index.ts'

/** Heads a row of a list with its name, so that collapsed rows can be told apart. */
export function NamedRow() {
  const { data, rowNumber } = useRowLabel<{ name?: string | null }>()
  const words = useWords(tourWords)
  return <RowHeading title={data.name || words.number((rowNumber ?? 0) + 1)} />
}
