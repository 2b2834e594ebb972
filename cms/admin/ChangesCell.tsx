'use client'

import type { DefaultCellComponentProps } from 'payload'

/** The names of the fields that changed, in a list of changes. */
export function ChangesCell({ cellData }: DefaultCellComponentProps) {
  return <span>{Array.isArray(cellData) ? cellData.flatMap(nameOf).join(', ') : ''}</span>
}

function nameOf(change: unknown): string[] {
  const isNamed = typeof change === 'object' && change !== null && 'field' in change
  return isNamed ? [String(change.field)] : []
}
