import {
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui'
import { useEffect, useState } from 'react'

/** The paths of the fields for a new password in Payload's form. */
export const passwordPaths = ['password', 'confirm-password'] as const

/**
 * Handles the fields of a new password after a save. Payload collapses the fields and keeps their values. This would
 * hide the error of a refused password, and resend an accepted password with the next save. The fields are therefore
 * expanded again or cleared. The form of a new account is not cleared, because nothing was saved yet and the
 * option to invite the user fills the fields.
 * @returns the message about a refused password until the password changes, because the expanded field does not show
 * the message
 */
export function useNewPassword(): string | undefined {
  const { isEditing } = useDocumentInfo()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  // Payload resets this after a successful save.
  const isRefused = useFormSubmitted()
  const { getField, setModified } = useForm()
  const password = useFormFields(([fields]) => fields.password?.value)
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields)
  const [refused, setRefused] = useState<{ password: unknown; message: string | undefined }>()

  useEffect(() => {
    if (isModified || isProcessing || !password) return
    if (isRefused) {
      // Read from the form itself, because the subscribed state is updated only after the refusal.
      setRefused({ password, message: getField('password')?.errorMessage })
      setModified(true)
      document.getElementById('change-password')?.click()
    } else if (isEditing) {
      for (const path of passwordPaths) dispatch({ type: 'REMOVE', path })
    }
  }, [isEditing, isModified, isProcessing, isRefused, password, getField, setModified, dispatch])

  return refused?.password === password ? refused?.message : undefined
}
