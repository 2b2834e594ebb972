'use client'

import { useDocumentInfo, useForm, useFormFields, useFormProcessing } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Keeps in mind what the form shows once it was filled anew without being saved: the entry was taken off the site, or went back to
 * what is live. Payload would go on with what it read before, say at the next stroke that the document was modified by somebody
 * else, and have the page loaded without what was typed.
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
