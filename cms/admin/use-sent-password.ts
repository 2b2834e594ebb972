import { useForm, useFormFields, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Once its form was sent, Payload folds the fields of a new password and keeps what they hold: where it was refused nobody sees
 * what is to be corrected, and where it was taken the next save sends it again. So they are opened again, or forgotten.
 */
export function useSentPassword(): void {
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const isRefused = useFormSubmitted()
  const { setModified } = useForm()
  const [hasPassword, dispatch] = useFormFields(
    ([{ password }, dispatchFields]) => [Boolean(password?.value), dispatchFields] as const,
  )
  useEffect(() => {
    if (isModified || isProcessing || !hasPassword) return
    if (isRefused) {
      setModified(true)
      document.getElementById('change-password')?.click()
    } else {
      for (const path of ['password', 'confirm-password']) dispatch({ type: 'REMOVE', path })
    }
  }, [isModified, isProcessing, isRefused, hasPassword, setModified, dispatch])
}
