'use client'

import { FieldError, useFormFields } from '@payloadcms/ui'
import type { FieldErrorClientProps } from 'payload'

/**
 * Why a field was refused, also where a draft was saved: Payload then takes the form for one that was never sent, and such
 * a form shows no errors, so that a draft that lacks something is not blamed for it.
 */
export function RefusedInDraft({ path = '' }: Pick<FieldErrorClientProps, 'path'>) {
  const { valid, message } = useFormFields(([fields]) => ({
    valid: fields[path]?.valid,
    message: fields[path]?.errorMessage,
  }))
  return <FieldError path={path} message={message} showError={valid === false} />
}
