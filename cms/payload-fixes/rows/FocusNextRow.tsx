'use client'

import { useAllFormFields } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { findRemovedRow, type RemovedRow } from './removed-row.ts'

/**
 * Moves the focus from a removed row to the next row, or to the button that adds a row. Payload leaves the focus at the
 * top of the page.
 *
 * Payload 3.90.1; tested by `removed-row.test.ts`. Remove it when Payload moves the focus to the next row.
 */
export function FocusNextRow() {
  const [fields] = useAllFormFields()
  const previousFields = useRef(fields)
  const anchor = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const row = findRemovedRow(previousFields.current, fields)
    previousFields.current = fields
    if (row && document.activeElement === document.body)
      findNextRowControl(row, anchor.current?.closest('form'))?.focus()
  }, [fields])
  return <span ref={anchor} hidden />
}

function findNextRowControl(
  { path, index }: RemovedRow,
  form: HTMLFormElement | null | undefined,
): HTMLElement | null | undefined {
  const rowId = CSS.escape(`${path.replaceAll('.', '-')}-row-${index}`)
  const listId = CSS.escape(`field-${path.replaceAll('.', '__')}`)
  return (
    form?.querySelector<HTMLElement>(`#${rowId} .collapsible__toggle`) ??
    form?.querySelector<HTMLElement>(`#${listId} > .array-field__add-row`)
  )
}
