'use client'

import { useDocumentInfo, useForm, useFormFields, useFormProcessing } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Updates Payload's document data after unpublishing or reverting. Otherwise Payload would report that another user
 * modified the document, and offer a reload that discards the unsaved changes.
 *
 * Payload 3.90.1; tested by `e2e/content/same-form.spec.ts`. Remove it when Payload's buttons update the document
 * data themselves.
 */
export function SyncDocumentData() {
  const { data, setData } = useDocumentInfo()
  const { getData } = useForm()
  const isProcessing = useFormProcessing()
  const formUpdatedAt = useFormFields(([fields]) => fields?.updatedAt?.value)
  const documentUpdatedAt: unknown = data?.updatedAt
  const isOutdated =
    typeof formUpdatedAt === 'string' &&
    typeof documentUpdatedAt === 'string' &&
    Date.parse(formUpdatedAt) > Date.parse(documentUpdatedAt)
  useEffect(() => {
    if (isOutdated && !isProcessing) setData({ ...data, ...getData() })
  }, [isOutdated, isProcessing, data, setData, getData])
  return null
}
