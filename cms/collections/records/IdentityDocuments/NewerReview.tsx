'use client'

import { useForm, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { useTexts } from '../../../core/i18n/use-language.ts'
import { officeTexts } from '../texts/index.ts'
import { newerReviewPaths } from './refused-decision.ts'

/**
 * Shows why a decision was refused that was based on an earlier review or profile. The input stays in the form. The
 * form gets the times of the current version, so that the user can save it again.
 */
export function NewerReview() {
  const texts = useTexts(officeTexts)
  const { setModified } = useForm()
  const [fields, dispatch] = useFormFields(([all, update]) => [all, update] as const)
  const [shownMessage, setShownMessage] = useState('')
  const message = fields[newerReviewPaths.message]?.errorMessage
  const reviewedAt = fields[newerReviewPaths.reviewed_at]?.errorMessage
  const profileChangedAt = fields[newerReviewPaths.profile_changed_at]?.errorMessage
  useEffect(() => {
    if (!message) return
    setShownMessage(message)
    dispatch({ type: 'UPDATE', path: 'reviewed_at', value: reviewedAt || null })
    dispatch({ type: 'UPDATE', path: 'profile_changed_at', value: profileChangedAt || null })
    // The form cannot be saved while a field has an error.
    for (const path of Object.values(newerReviewPaths)) dispatch({ type: 'REMOVE', path })
    // After a refusal, Payload treats the form as saved and disables its button.
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
