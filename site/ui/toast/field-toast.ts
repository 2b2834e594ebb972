import { type FormMessage, showFormToast } from './toast.ts'

/**
 * Shows what is missing as a message and at the field that `selector` matches: a select, a radio button, or a button
 * that opens a dialog. The texts disappear when the choice changes or the form is sent again.
 */
export function showFieldToast(form: HTMLElement | null, message: FormMessage, selector: string): void {
  const removeToast = showFormToast(form, message)
  const field = form?.querySelector<HTMLElement>(selector)
  if (!form || !field) return
  const isButton = field instanceof HTMLButtonElement
  if (!isButton) field.setAttribute('aria-invalid', 'true')
  // Each radio button has its own label, and choosing any of them is an answer.
  const radioGroup = field instanceof HTMLInputElement && field.type === 'radio' ? field.closest('fieldset') : null
  const wholeField = radioGroup ?? field.parentElement ?? field
  const hideFieldNote = showFieldNote(field, wholeField, message.description ?? message.title)
  field.focus({ preventScroll: true })
  // Only this call scrolls, because a second scroll would stop the first scroll early.
  wholeField.scrollIntoView({ block: 'nearest' })
  const abortController = new AbortController()
  const clear = () => abortController.abort()
  // A choice in the dialog changes the text of the button that opens the dialog.
  const observer = new MutationObserver(clear)
  if (isButton) observer.observe(field, { characterData: true, childList: true, subtree: true })
  const input = radioGroup ?? field
  input.addEventListener('input', clear, abortController)
  form.addEventListener('submit', clear, abortController)
  // A change of another field may leave a single option, which is selected automatically after the form is redrawn.
  const valueBefore = field instanceof HTMLSelectElement ? field.value : null
  const checkChoice = () =>
    requestAnimationFrame(() => valueBefore !== null && 'value' in field && field.value !== valueBefore && clear())
  form.addEventListener('input', checkChoice, abortController)
  abortController.signal.addEventListener('abort', () => {
    observer.disconnect()
    field.removeAttribute('aria-invalid')
    hideFieldNote()
    removeToast()
  })
}

/** Returns a function that removes the text. */
function showFieldNote(field: HTMLElement, wholeField: Element, text: string): () => void {
  const element = document.createElement('p')
  element.id = `${field.id}-missing`
  element.className = 'mt-1 text-sm text-terracotta'
  element.textContent = text
  wholeField.append(element)
  const idsBefore = field.getAttribute('aria-describedby') ?? ''
  field.setAttribute('aria-describedby', `${idsBefore} ${element.id}`.trim())
  return () => {
    element.remove()
    if (idsBefore) field.setAttribute('aria-describedby', idsBefore)
    else field.removeAttribute('aria-describedby')
  }
}
