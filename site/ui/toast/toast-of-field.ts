import { type FormMessage, toastOfForm } from './toast.ts'

/**
 * Says what is missing in a form, in a message and at the field that it is about, and moves the focus there: to a select, or to
 * the button of a field that is chosen in a dialog. It goes once something else is chosen there, or the form is sent again; the
 * text at the field outlives the message.
 */
export function toastOfField(form: HTMLElement | null, message: FormMessage, selector: string): void {
  const drop = toastOfForm(form, message)
  const field = form?.querySelector<HTMLElement>(selector)
  if (!form || !field) return
  const isButton = field instanceof HTMLButtonElement
  if (!isButton) field.setAttribute('aria-invalid', 'true')
  const removeNote = noteAt(field, message.description ?? message.title)
  field.focus({ preventScroll: true })
  // With its label and its note. A second scroll would end the first one early.
  const whole = field.parentElement ?? field
  whole.scrollIntoView({ block: 'nearest' })
  const chosen = new AbortController()
  const forget = () => chosen.abort()
  // What is chosen in the dialog of a button shows in the button.
  const observer = new MutationObserver(forget)
  if (isButton) observer.observe(field, { characterData: true, childList: true, subtree: true })
  field.addEventListener('input', forget, chosen)
  form.addEventListener('submit', forget, chosen)
  // Another field may leave a single option, which is chosen by itself; the form is drawn again first.
  const before = field instanceof HTMLSelectElement ? field.value : null
  const look = () =>
    requestAnimationFrame(() => before !== null && 'value' in field && field.value !== before && forget())
  form.addEventListener('input', look, chosen)
  chosen.signal.addEventListener('abort', () => {
    observer.disconnect()
    field.removeAttribute('aria-invalid')
    removeNote()
    drop()
  })
}

/** Shows a text below a field, as its errors are shown, and describes the field by it. Returns what removes it. */
function noteAt(field: HTMLElement, text: string): () => void {
  const element = document.createElement('p')
  element.id = `${field.id}-missing`
  element.className = 'mt-1 text-sm text-terracotta'
  element.textContent = text
  field.parentElement?.append(element)
  const before = field.getAttribute('aria-describedby') ?? ''
  field.setAttribute('aria-describedby', `${before} ${element.id}`.trim())
  return () => {
    element.remove()
    if (before) field.setAttribute('aria-describedby', before)
    else field.removeAttribute('aria-describedby')
  }
}
