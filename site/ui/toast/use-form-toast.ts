import { type RefObject, useEffect, useRef } from 'react'
import { type FormMessage, showFormToast } from './toast.ts'

/** Removes the messages when the form is unmounted. */
export function useFormToast(): {
  form: RefObject<HTMLFormElement | null>
  showError: (message: FormMessage) => void
} {
  const form = useRef<HTMLFormElement>(null)
  const removeMessage = useRef<() => void>(undefined)
  useEffect(() => () => removeMessage.current?.(), [])
  return {
    form,
    showError: (message) => {
      removeMessage.current = showFormToast(form.current, message)
    },
  }
}
