import { useForm, useFormFields, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

/**
 * Once its form was sent, Payload folds the fields of a new password and keeps what they hold: where it was refused nobody sees
 * what is to be corrected, and where it was taken the next save sends it again. So they are opened again, or forgotten.
 * @returns why the new password is refused as it stands, which the opened field itself forgets
 */
export function useSentPassword(): string | undefined {
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
      // From the form itself: what is subscribed to comes later than that it was refused.
      setRefused({ password, message: getField('password')?.errorMessage })
      setModified(true)
      document.getElementById('change-password')?.click()
    } else {
      for (const path of ['password', 'confirm-password']) dispatch({ type: 'REMOVE', path })
    }
  }, [isModified, isProcessing, isRefused, password, getField, setModified, dispatch])

  return refused?.password === password ? refused?.message : undefined
}
