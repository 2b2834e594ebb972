'use client'

import { useAllFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'
import { listsWithNewRows } from './new-rows.ts'

/** Opens a row that is added to a list. Payload closes it where the list's rows are closed at first, though it is there to be written. */
export function OpenNewRows() {
  const [fields, dispatch] = useAllFormFields()
  useEffect(() => {
    for (const [path, updatedRows] of listsWithNewRows(fields)) {
      dispatch({ type: 'SET_ROW_COLLAPSED', path, updatedRows })
    }
  }, [fields, dispatch])
  return null
}
