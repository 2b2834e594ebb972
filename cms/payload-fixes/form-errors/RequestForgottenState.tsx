'use client'

import { useAllFormFields, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { findUnsentPaths } from './current-errors.ts'
import { createDocumentKey } from './form-responses.ts'
import { useFormResponses } from './TrackFormResponses.tsx'

/** How long Payload may take to request the state of a changed form. */
const maxRequestDelayMs = 1000

/**
 * Requests the state of a changed form if Payload does not. Payload counts each response as a request: if a response
 * arrives within a quarter of a second after a change, Payload does not send the change. A new value would not be
 * validated, and a new row would get no fields, until the next change.
 *
 * Payload 3.90.1; tested by `e2e/own/tour-form.spec.ts` and `e2e/own/price-rows.spec.ts`. Remove it when Payload
 * compares the form with what it last requested.
 */
export function RequestForgottenState() {
  const [fields, dispatch] = useAllFormFields()
  const isModified = useFormModified()
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  const { requests } = useFormResponses()
  const documentKey = createDocumentKey({ collectionSlug, globalSlug, id })
  const requestedValues = useRef('')

  useEffect(() => {
    if (!isModified) return
    const timer = setInterval(() => {
      const lastRequest = requests.get(documentKey)
      if (lastRequest?.isPending) return
      clearInterval(timer)
      const unsentPaths = lastRequest ? findUnsentPaths(lastRequest.requestState, fields) : []
      // All new documents have the same key, so the last request may belong to another form and differ permanently.
      // The state of a form with the same difference is therefore requested only once.
      const unsentValues = JSON.stringify(unsentPaths.map((path) => [path, fields[path]?.value]))
      const isForgotten = unsentPaths.length > 0 && unsentValues !== requestedValues.current
      requestedValues.current = unsentValues
      const [path, field] = Object.entries(fields).find(([, { disableFormData }]) => !disableFormData) ?? []
      if (!isForgotten || path === undefined) return
      // Makes a change without an effect, because Payload requests the state only of a changed form.
      dispatch({ type: 'UPDATE', path, disableFormData: field?.disableFormData === false ? undefined : false })
    }, maxRequestDelayMs)
    return () => clearInterval(timer)
  }, [fields, isModified, dispatch, requests, documentKey])
  return null
}
