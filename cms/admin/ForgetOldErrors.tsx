'use client'

import { useAllFormFields, useForm } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { changedPaths, pathsWithErrors } from './old-errors.ts'

/**
 * Takes back what a form complains of as soon as it is corrected. Payload keeps a field's message until the server has
 * judged the form again, a list's for as long as anything in it is wrong, and doesn't publish while a message stands. So
 * what is changed has no message until the server gives one, and pressing Publish or Save always asks the server.
 */
export function ForgetOldErrors() {
  const [fields, dispatch] = useAllFormFields()
  const { formRef } = useForm()
  const before = useRef<FormState>(fields)

  useEffect(() => {
    const forgotten = pathsWithErrors(fields, changedPaths(before.current, fields))
    before.current = fields
    for (const path of forgotten) dispatch({ type: 'UPDATE', path, valid: true, errorMessage: undefined })
  }, [fields, dispatch])

  useEffect(() => {
    // Before React's own listeners, so that what the button reads is already without the messages.
    const forgetAll = ({ target }: MouseEvent) => {
      const isSaving = target instanceof Element && target.closest('#action-save') !== null
      if (!isSaving || !formRef?.current?.contains(target)) return
      flushSync(() => {
        for (const path of pathsWithErrors(before.current)) {
          dispatch({ type: 'UPDATE', path, valid: true, errorMessage: undefined })
        }
      })
    }
    document.addEventListener('click', forgetAll, true)
    return () => document.removeEventListener('click', forgetAll, true)
  }, [dispatch, formRef])

  return null
}
