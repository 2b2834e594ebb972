'use client'

import { useRowLabel } from '@payloadcms/ui'
import { useWords } from '../i18n/use-language.ts'
import { tourWords } from './tours/words/index.ts'

/** Heads a row of a list with its name, so that collapsed rows can be told apart. */
export function NamedRow() {
  const { data, rowNumber } = useRowLabel<{ name?: string | null }>()
  const words = useWords(tourWords)
  return <span>{data.name || words.number((rowNumber ?? 0) + 1)}</span>
}
