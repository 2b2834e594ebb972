'use client'

import { Button, useConfig, useFormFields, useRouteTransition } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { formatAdminURL } from 'payload/shared'
import * as z from 'zod/mini'
import { translateMessage } from '../../../core/i18n/translate-message.ts'
import { useLanguage } from '../../../core/i18n/use-language.ts'
import { missingDocumentTexts, newerDocumentPath } from './refused-decision.ts'

const documentsSchema = z.object({ docs: z.array(z.object({ id: z.int() })) })

/**
 * Shows a button to the current document after a decision was refused because the document was replaced. For a link,
 * Payload would warn about unsaved changes, which cannot be saved any more.
 */
export function NewerDocument() {
  const id = useFormFields(([fields]) => fields[newerDocumentPath]?.errorMessage)
  const traveller = useFormFields(([fields]) => fields.traveller?.value)
  const { config } = useConfig()
  const language = useLanguage()
  const { startRouteTransition } = useRouteTransition()
  const router = useRouter()
  if (!id) return null
  const { admin: adminRoute, api: apiRoute } = config.routes

  /** Opens the newest document, since another one may have been uploaded after the refusal. */
  async function open() {
    const newest = `/identity-documents?where[traveller][equals]=${traveller}&sort=-createdAt&limit=1&depth=0` as const
    const result = await fetch(formatAdminURL({ apiRoute, path: newest }), { credentials: 'same-origin' })
      .then((response) => response.json())
      .then(documentsSchema.parse)
      .catch(() => null)
    const address = formatAdminURL({
      adminRoute,
      path: `/collections/identity-documents/${result?.docs[0]?.id ?? id}`,
    })
    startRouteTransition(() => router.push(address))
  }

  return (
    <div className="nusa-review-notice">
      <p>{translateMessage(missingDocumentTexts.replaced, language)}</p>
      <Button onClick={() => void open()}>{translateMessage(missingDocumentTexts.openNewer, language)}</Button>
    </div>
  )
}
