'use client'

import { Button, useConfig, useFormFields, useRouteTransition } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { formatAdminURL } from 'payload/shared'
import { goneTexts, newerDocumentPath } from '../collections/IdentityDocuments/newer-document.ts'

/**
 * Leads on, once a decision was refused since the document is gone, to the one that is there instead. Not by a link: Payload
 * would ask first whether to leave what was not saved, and that can't be saved any more.
 */
export function NewerDocument() {
  const id = useFormFields(([fields]) => fields[newerDocumentPath]?.errorMessage)
  const { config } = useConfig()
  const { startRouteTransition } = useRouteTransition()
  const router = useRouter()
  if (!id) return null
  const adminRoute = config.routes.admin
  const address = formatAdminURL({ adminRoute, path: `/collections/identity-documents/${id}` })
  return (
    <div className="nusa-newer">
      <p>{goneTexts.replaced}</p>
      <Button onClick={() => startRouteTransition(() => router.push(address))}>{goneTexts.open}</Button>
    </div>
  )
}
