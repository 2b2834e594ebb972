'use client'

import { useRowLabel } from '@payloadcms/ui'

/** Heads a row of a list with its name, so that collapsed rows can be told apart. */
export function NamedRow() {
  const { data, rowNumber } = useRowLabel<{ name?: string | null }>()
  return <span>{data.name || `Number ${(rowNumber ?? 0) + 1}`}</span>
}
