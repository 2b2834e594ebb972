'use client'

import { useRowLabel } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../core/i18n/use-language.ts'
import { rowTexts } from './row-texts.ts'

/**
 * Shows the title of a row, and gives its drag handle an accessible name, which Payload omits.
 *
 * Payload 3.90.1; tested by `e2e/own/price-rows.spec.ts`. Remove it when the drag handle of a row has an accessible
 * name.
 */
export function RowHeading({ title }: { title: string }) {
  const texts = useTexts(rowTexts)
  const titleRef = useRef<HTMLSpanElement>(null)
  const name = texts.moveRow(title)
  useEffect(() => {
    const handle = titleRef.current?.closest('.collapsible__toggle-wrap')?.querySelector('.collapsible__drag')
    handle?.setAttribute('aria-label', name)
  }, [name])
  return <span ref={titleRef}>{title}</span>
}

interface Row {
  name?: string | null
  label?: string | null
  code?: string | null
  text?: string | null
}

export function NamedRow() {
  const { data, rowNumber } = useRowLabel<Row>()
  const texts = useTexts(rowTexts)
  const name = data.name || data.label || data.code || data.text
  return <RowHeading title={name || texts.rowNumber((rowNumber ?? 0) + 1)} />
}
