import { type FormMessage, toastOfForm } from './toast.ts'

/**
 * Says what is missing in a form, and moves the focus to the field that it is about: a select, or the button of a field that is
 * chosen in a dialog. The message goes once something else is chosen there.
 */
export function toastOfField(form: HTMLElement | null, message: FormMessage, selector: string): void {
  const drop = toastOfForm(form, message)
  const field = form?.querySelector<HTMLElement>(selector)
  if (!field) return
  const isButton = field instanceof HTMLButtonElement
  if (!isButton) field.setAttribute('aria-invalid', 'true')
  field.focus()
  field.scrollIntoView({ block: 'nearest' })
  const chosen = new AbortController()
  // What is chosen in the dialog of a button shows in the button.
  const observer = new MutationObserver(() => chosen.abort())
  if (isButton) observer.observe(field, { characterData: true, childList: true, subtree: true })
  field.addEventListener('input', () => chosen.abort(), chosen)
  chosen.signal.addEventListener('abort', () => {
    observer.disconnect()
    field.removeAttribute('aria-invalid')
    drop()
  })
}
