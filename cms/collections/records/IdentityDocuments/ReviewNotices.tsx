'use client'

import { Button, useConfig, useForm, useFormFields, useRouteTransition } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { translateMessage } from '../../../core/i18n/translate-message.ts'
import { useLanguage, useTexts } from '../../../core/i18n/use-language.ts'
import { officeTexts } from '../texts/index.ts'
import { changedProfileNames } from './comparable-profile.ts'
import { missingDocumentTexts, newerDocumentErrorPath, outdatedDecisionErrorPaths } from './refused-decision.ts'

/** Warns that the document was verified before, and lists the fields that have changed since. */
export function ChangedProfileNotice() {
  const changedFields = useFormFields(([fields]) => fields.changed_fields?.value)
  const language = useLanguage()
  if (typeof changedFields !== 'string' || changedFields === '') return null
  return (
    <p className="nusa-review-notice">
      {officeTexts[language].changedSinceVerified(changedProfileNames(changedFields, language).join(', '))}
    </p>
  )
}

const documentsSchema = z.object({ docs: z.array(z.object({ id: z.int() })) })

/**
 * If a decision was refused because the traveller has uploaded a newer document, shows a button that opens the newer
 * document. A link would first make Payload warn about unsaved changes.
 */
export function NewerDocumentNotice() {
  const newerDocumentId = useFormFields(([fields]) => fields[newerDocumentErrorPath]?.errorMessage)
  const traveller = useFormFields(([fields]) => fields.traveller?.value)
  const { config } = useConfig()
  const language = useLanguage()
  const { startRouteTransition } = useRouteTransition()
  const router = useRouter()
  if (!newerDocumentId) return null
  const { admin: adminRoute, api: apiRoute } = config.routes

  /** Opens the newest document, because the traveller may have uploaded yet another document since the refusal. */
  async function openNewestDocument() {
    const newestDocumentPath =
      `/identity-documents?where[traveller][equals]=${traveller}&sort=-createdAt&limit=1&depth=0` as const
    const result = await fetch(formatAdminURL({ apiRoute, path: newestDocumentPath }), { credentials: 'same-origin' })
      .then((response) => response.json())
      .then(documentsSchema.parse)
      .catch(() => null)
    const address = formatAdminURL({
      adminRoute,
      path: `/collections/identity-documents/${result?.docs[0]?.id ?? newerDocumentId}`,
    })
    startRouteTransition(() => router.push(address))
  }

  return (
    <div className="nusa-review-notice">
      <p>{translateMessage(missingDocumentTexts.replaced, language)}</p>
      <Button onClick={() => void openNewestDocument()}>
        {translateMessage(missingDocumentTexts.openNewer, language)}
      </Button>
    </div>
  )
}

/**
 * Shows why a decision on an outdated review or profile was refused. Copies the current times of the review and the
 * profile into the form, so that it can be saved again.
 */
export function NewerReviewNotice() {
  const texts = useTexts(officeTexts)
  const { setModified } = useForm()
  const [fields, dispatch] = useFormFields((fieldsAndDispatch) => fieldsAndDispatch)
  const [shownMessage, setShownMessage] = useState('')
  const message = fields[outdatedDecisionErrorPaths.message]?.errorMessage
  const reviewedAt = fields[outdatedDecisionErrorPaths.reviewed_at]?.errorMessage
  const profileChangedAt = fields[outdatedDecisionErrorPaths.profile_changed_at]?.errorMessage
  useEffect(() => {
    if (!message) return
    setShownMessage(message)
    dispatch({ type: 'UPDATE', path: 'reviewed_at', value: reviewedAt || null })
    dispatch({ type: 'UPDATE', path: 'profile_changed_at', value: profileChangedAt || null })
    // The form cannot be saved while a field has an error.
    for (const path of Object.values(outdatedDecisionErrorPaths)) dispatch({ type: 'REMOVE', path })
    // After a refusal, Payload treats the form as saved and disables its Save button.
    setModified(true)
  }, [message, reviewedAt, profileChangedAt, dispatch, setModified])
  if (shownMessage === '') return null
  return (
    <div className="nusa-review-notice">
      <p>{shownMessage}</p>
      <p>
        <a href={window.location.pathname} target="_blank" rel="noreferrer">
          {texts.openCurrentVersion}
        </a>
      </p>
    </div>
  )
}
