'use client'

import { useAllFormFields, useForm } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { changedPaths, notJudgedYet, pathsWithErrors } from './old-errors.ts'

/**
 * Takes back what a form complains of as soon as it is corrected. Payload keeps a field's message until the server has
 * judged the form again, a list's for as long as anything in it is wrong, and doesn't publish while a message stands. So
 * what is changed has no message until the server gives one that is about it, and pressing Publish or Save always asks the server.
 */
export function ForgetOldErrors() {
  const [fields, dispatch] = useAllFormFields()
  const { formRef } = useForm()
  const before = useRef<FormState>(fields)
  const changedAt = useRef(new Map<string, number>())

  useEffect(() => {
    const changed = changedPaths(before.current, fields)
    before.current = fields
    const forgotten = pathsWithErrors(fields, notJudgedYet(changedAt.current, changed, performance.now()))
    for (const path of forgotten) dispatch({ type: 'UPDATE', path, valid: true, errorMessage: undefined })
  }, [fields, dispatch])

  useEffect(() => {
    // Before React's own listeners, so that what the button reads is already without the messages.
    const forgetAll = ({ target }: MouseEvent) => {
      const isSaving = target instanceof Element && target.closest('#action-save') !== null
      if (!isSaving || !formRef?.current?.contains(target)) return
      // What is said from now on is about what stands here, however lately it was typed.
      changedAt.current.clear()
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
