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
export const newPasswordPaths = ['password', 'confirm-password'] as const

/**
 * Clears the fields for a new password after a save, because Payload only collapses them and would send the password
 * again. If the password was refused, expands them. The fields for a new account are not cleared, because the
 * invitation fills them with a random password.
 * @returns the message about a refused password, which the caller must show because the expanded field does not
 */
export function useNewPasswordRejection(): string | undefined {
  const { isEditing } = useDocumentInfo()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  // Payload resets this flag after a successful save. If the flag is still set after a save, the save was refused.
  const isRefused = useFormSubmitted()
  const { getField, setModified } = useForm()
  const password = useFormFields(([fields]) => fields.password?.value)
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields)
  const [refusal, setRefusal] = useState<{ password: unknown; message: string | undefined }>()

  useEffect(() => {
    if (isModified || isProcessing || !password) return
    if (isRefused) {
      // Reads the field from the form, because the subscribed state is updated only later.
      setRefusal({ password, message: getField('password')?.errorMessage })
      setModified(true)
      document.getElementById('change-password')?.click()
    } else if (isEditing) {
      for (const path of newPasswordPaths) dispatch({ type: 'REMOVE', path })
    }
  }, [isEditing, isModified, isProcessing, isRefused, password, getField, setModified, dispatch])

  return refusal?.password === password ? refusal?.message : undefined
}
