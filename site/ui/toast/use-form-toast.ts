import { type RefObject, useEffect, useRef } from 'react'
import { type FormMessage, showFormToast } from './toast.ts'

/** Shows messages about a form and removes them when the form is unmounted. */
export function useFormToast(): {
  form: RefObject<HTMLFormElement | null>
  refuse: (message: FormMessage) => void
} {
  const form = useRef<HTMLFormElement>(null)
  const drop = useRef<() => void>(undefined)
  useEffect(() => () => drop.current?.(), [])
  return {
    form,
    refuse: (message) => {
      drop.current = showFormToast(form.current, message)
    },
  }
}
