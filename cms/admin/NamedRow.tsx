'use client'

import { useRowLabel } from '@payloadcms/ui'
import { useWords } from '../i18n/use-language.ts'
import { RowHeading } from './RowHeading.tsx'
import { tourWords } from './tours/words/index.ts'

interface Row {
  name?: string | null
  label?: string | null
  code?: string | null
}

/** Shows the title of a row in a list, which distinguishes collapsed rows. */
export function NamedRow() {
  const { data, rowNumber } = useRowLabel<Row>()
  const words = useWords(tourWords)
  return <RowHeading title={data.name || data.label || data.code || words.number((rowNumber ?? 0) + 1)} />
}
