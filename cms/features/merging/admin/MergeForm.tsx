'use client'

import { useConfig, useDocumentInfo, useForm, useFormProcessing } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect } from 'react'
import { useOpenForms } from './MergeSaves.tsx'

/**
 * Remembers the values that a form was opened with, so that an outdated save can be merged, and resets the form after a
 * merge.
 */
export function MergeForm() {
  const { id, collectionSlug, globalSlug, data } = useDocumentInfo()
  const { reset } = useForm()
  const { config } = useConfig()
  const isProcessing = useFormProcessing()
  const { opened, merged } = useOpenForms()
  const path = formatAdminURL({
    apiRoute: config.routes.api,
    path: globalSlug ? `/globals/${globalSlug}` : `/${collectionSlug}/${id}`,
    relative: true,
  })
  useEffect(() => {
    if (!data || (!id && !globalSlug)) return
    opened.set(path, data)
    return () => void opened.delete(path)
  }, [path, data, id, globalSlug, opened])
  useEffect(() => {
    if (isProcessing || !data || !merged.delete(path)) return
    // Without the reset, fields of rows that the other side removed would remain, because Payload merges the response
    // field by field.
    void reset(data)
  }, [isProcessing, data, merged, path, reset])
  return null
}
