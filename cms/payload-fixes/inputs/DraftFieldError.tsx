'use client'

import { FieldError, useFormFields } from '@payloadcms/ui'
import type { FieldErrorClientProps } from 'payload'
import { useCurrentPath } from '../rows/use-current-field.ts'

/**
 * Shows a field's error after a draft was saved. Payload then treats the form as never submitted and hides errors.
 *
 * Payload 3.90.1; tested by `e2e/own/article-form.spec.ts`. Remove it when a refused save counts as submitted also
 * for drafts.
 */
export function DraftFieldError({ path: renderedPath = '' }: Pick<FieldErrorClientProps, 'path'>) {
  const path = useCurrentPath(renderedPath)
  const { valid, message } = useFormFields(([fields]) => ({
    valid: fields[path]?.valid,
    message: fields[path]?.errorMessage,
  }))
  return <FieldError path={path} message={message} showError={valid === false} />
}
