'use client'

import { useAllFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'
import { expandNewRows } from './new-rows.ts'

/**
 * Expands an added row. Payload collapses it if the list's rows are collapsed by default.
 *
 * Payload 3.90.1; tested by `new-rows.test.ts`. Remove it when an added row is open also in a list of collapsed rows.
 */
export function ExpandNewRows() {
  const [fields, dispatch] = useAllFormFields()
  useEffect(() => {
    for (const [path, updatedRows] of expandNewRows(fields)) {
      dispatch({ type: 'SET_ROW_COLLAPSED', path, updatedRows })
    }
  }, [fields, dispatch])
  return null
}
