'use client'

import { Button, useConfig, useFormFields, useRouteTransition } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { formatAdminURL } from 'payload/shared'
import * as z from 'zod/mini'
import { goneTexts, newerDocumentPath } from '../collections/IdentityDocuments/newer-document.ts'
import { translated } from '../i18n/translated.ts'
import { useLanguage } from '../i18n/use-language.ts'

const foundSchema = z.object({ docs: z.array(z.object({ id: z.int() })) })

/**
 * Leads on, once a decision was refused since the document is gone, to the one that is there instead. Not by a link: Payload
 * would ask first whether to leave what was not saved, and that can't be saved any more.
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

  /** The newest by now: yet another may have come since the decision was refused. */
  async function open() {
    const newest = `/identity-documents?where[traveller][equals]=${traveller}&sort=-createdAt&limit=1&depth=0` as const
    const answer = await fetch(formatAdminURL({ apiRoute, path: newest }), { credentials: 'same-origin' })
      .then((response) => response.json())
      .then(foundSchema.parse)
      .catch(() => null)
    const address = formatAdminURL({
      adminRoute,
      path: `/collections/identity-documents/${answer?.docs[0]?.id ?? id}`,
    })
    startRouteTransition(() => router.push(address))
  }

  return (
    <div className="nusa-newer">
      <p>{translated(goneTexts.replaced, language)}</p>
      <Button onClick={() => void open()}>{translated(goneTexts.open, language)}</Button>
    </div>
  )
}
