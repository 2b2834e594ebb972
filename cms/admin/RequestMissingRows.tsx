'use client'

import { useAllFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'
import { markRowsWithoutFields } from './new-rows.ts'

/** How long (milliseconds) a row may wait for its fields before they are requested again. */
const patience = 2000

/**
 * Requests the fields of a new row that Payload 3.90.1 never requested. It compares the form with the state of the last
 * request, but counts each response as a request: if the response to an earlier change arrives within a quarter of a
 * second after a row was added, the row would stay empty until the next change.
 */
export function RequestMissingRows() {
  const [fields, dispatch] = useAllFormFields()
  useEffect(() => {
    const lists = markRowsWithoutFields(fields)
    if (lists.length === 0) return
    const timer = setTimeout(() => {
      for (const [path, updatedRows] of lists) dispatch({ type: 'SET_ROW_COLLAPSED', path, updatedRows })
    }, patience)
    return () => clearTimeout(timer)
  }, [fields, dispatch])
  return null
}
