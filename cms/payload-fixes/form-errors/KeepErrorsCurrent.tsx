'use client'

import { useAllFormFields, useDocumentInfo, useForm, useFormSubmitted } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import {
  findChangedPaths,
  findDisappearedErrors,
  findErrorPaths,
  findOutdatedErrors,
  hasNewError,
  takeLostErrors,
} from './current-errors.ts'
import { createDocumentKey, type FormResponse } from './form-responses.ts'
import { useFormResponses } from './TrackFormResponses.tsx'
import './tabs.css'

const clearedError = { type: 'UPDATE', valid: true, errorMessage: undefined } as const

/**
 * Makes a form show errors only for its current values. Payload keeps an error until the next validation on the
 * server, and does not publish while an error is shown. With this component, a changed field loses its error, and
 * Publish or Save always sends a request. Errors of a refused save are added again if a response to an earlier request
 * has removed them.
 *
 * Payload 3.90.1; tested by `current-errors.test.ts` and `keep-errors-current.dom.test.tsx`. Remove it when a form
 * clears a field's error when its value changes, and keeps the errors of a refused save.
 */
export function KeepErrorsCurrent() {
  const [fields, dispatch] = useAllFormFields()
  const { formRef, getFields } = useForm()
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  const { responses, refusedForms, saveErrors } = useFormResponses()
  const documentKey = createDocumentKey({ collectionSlug, globalSlug, id })
  const previousFields = useRef<FormState>(fields)
  const lastResponse = useRef<FormResponse | undefined>(undefined)

  useEffect(() => {
    const response = responses.get(documentKey)
    const newResponse = response === lastResponse.current ? undefined : response
    const changedPaths = findChangedPaths(previousFields.current, fields)
    // If no value has changed and no response has arrived, a new error means that the server or the browser's
    // validation has refused a save.
    if (changedPaths.length > 0) {
      refusedForms.delete(documentKey)
      saveErrors.delete(documentKey)
    } else if (!newResponse && hasNewError(previousFields.current, fields)) {
      refusedForms.add(documentKey)
    }
    for (const update of listErrorUpdates(previousFields.current, fields, changedPaths, newResponse)) dispatch(update)
    previousFields.current = fields
    lastResponse.current = response
    const lostErrors = takeLostErrors(saveErrors.get(documentKey), fields, response ?? null)
    if (lostErrors.length > 0) dispatch({ type: 'ADD_SERVER_ERRORS', errors: lostErrors })
  }, [fields, dispatch, responses, refusedForms, saveErrors, documentKey])

  useEffect(
    () => () => {
      responses.delete(documentKey)
      refusedForms.delete(documentKey)
      saveErrors.delete(documentKey)
    },
    [responses, refusedForms, saveErrors, documentKey],
  )

  useEffect(() => {
    // The listener runs in the capture phase, so that the errors are cleared before the button's handler reads them.
    const clearErrors = ({ target }: MouseEvent) => {
      const isSaveButton = target instanceof Element && target.closest('#action-save') !== null
      if (!isSaveButton || !formRef?.current?.contains(target)) return
      saveErrors.delete(documentKey)
      flushSync(() => {
        for (const path of findErrorPaths(getFields())) dispatch({ ...clearedError, path })
      })
    }
    document.addEventListener('click', clearErrors, true)
    return () => document.removeEventListener('click', clearErrors, true)
  }, [dispatch, formRef, getFields, saveErrors, documentKey])

  const isSubmitted = useFormSubmitted()
  useEffect(() => {
    // tabs.css selects forms by this attribute.
    formRef?.current?.toggleAttribute('data-submitted', isSubmitted)
  }, [formRef, isSubmitted])

  return null
}

/** Returns updates that clear errors about older values, and restore errors that an unvalidated response removed. */
function listErrorUpdates(
  before: FormState,
  fields: FormState,
  changedPaths: string[],
  newResponse: FormResponse | undefined,
) {
  const outdatedPaths = newResponse ? findOutdatedErrors(newResponse, fields) : []
  const clearedPaths = [...findErrorPaths(fields, changedPaths), ...outdatedPaths]
  const isUnvalidated = newResponse?.isValidated === false
  const disappearedErrors = isUnvalidated ? findDisappearedErrors(before, fields, changedPaths) : []
  return [
    ...clearedPaths.map((path) => ({ ...clearedError, path })),
    ...disappearedErrors.map(([path, errorMessage]) => ({ type: 'UPDATE', path, valid: false, errorMessage }) as const),
  ]
}
