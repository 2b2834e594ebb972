'use client'

import { useDocumentInfo, useForm, useFormFields, useFormProcessing } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Updates Payload's document data when the form shows newer values without a save: after unpublishing or reverting to
 * the live version. Otherwise Payload would compare with the old version, report that another user modified the
 * document, and offer a reload that discards the unsaved changes.
 */
export function FollowForm() {
  const { data, setData } = useDocumentInfo()
  const { getData } = useForm()
  const isOnItsWay = useFormProcessing()
  const shown = useFormFields(([fields]) => fields?.updatedAt?.value)
  const read: unknown = data?.updatedAt
  const isBehind = typeof shown === 'string' && typeof read === 'string' && Date.parse(shown) > Date.parse(read)
  useEffect(() => {
    if (isBehind && !isOnItsWay) setData({ ...data, ...getData() })
  }, [isBehind, isOnItsWay, data, setData, getData])
  return null
}
