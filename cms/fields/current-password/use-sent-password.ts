import {
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui'
import { useEffect, useState } from 'react'

/** Where Payload's form keeps a new password. */
export const passwordPaths = ['password', 'confirm-password'] as const

/**
 * Handles the fields of a new password after a save. Payload collapses them and keeps their values, which would hide
 * the error of a refused password, and would send an accepted one again with the next save. So they are expanded again,
 * or cleared. The form of a new account is not cleared: nothing was saved yet, and the invitation fills it.
 * @returns the message about a refused password while it is unchanged, which the expanded field itself loses
 */
export function useSentPassword(): string | undefined {
  const { isEditing } = useDocumentInfo()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
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
