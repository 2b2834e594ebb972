'use client'

import { useRowLabel } from '@payloadcms/ui'
import { useTexts } from '../../core/i18n/use-language.ts'
import { RowHeading } from './RowHeading.tsx'
import { rowTexts } from './row-texts.ts'

interface Row {
  name?: string | null
  label?: string | null
  code?: string | null
  text?: string | null
}

/** Shows the title of a row in a list, which distinguishes collapsed rows. */
export function NamedRow() {
  const { data, rowNumber } = useRowLabel<Row>()
  const texts = useTexts(rowTexts)
  return <RowHeading title={data.name || data.label || data.code || data.text || texts.number((rowNumber ?? 0) + 1)} />
}
