import { type RefObject, useEffect, useRef } from 'react'
import { type FormMessage, toastOfForm } from './toast.ts'

/** For a form that may be changed for another one: what is said against it goes with it. */
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
      drop.current = toastOfForm(form.current, message)
    },
  }
}
