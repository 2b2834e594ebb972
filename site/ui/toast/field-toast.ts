import { type FormMessage, showFormToast } from './toast.ts'

/**
 * Shows a toast about a missing choice, and its text below the field that `selector` matches: a select, a radio button,
 * or a button that opens a dialog. Both disappear when the choice changes or the form is sent again.
 */
export function showFieldToast(form: HTMLElement | null, message: FormMessage, selector: string): void {
  const removeToast = showFormToast(form, message)
  const field = form?.querySelector<HTMLElement>(selector)
  if (!form || !field) return
  const isButton = field instanceof HTMLButtonElement
  if (!isButton) field.setAttribute('aria-invalid', 'true')
  // For radio buttons, the text belongs to the whole group.
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
  const { signal } = abortController
  const choice = radioGroup ?? field
  choice.addEventListener('input', clear, { signal })
  form.addEventListener('submit', clear, { signal })
  // A change of another field may leave this select a single option, which the redrawn form then selects.
  const valueBefore = field instanceof HTMLSelectElement ? field.value : null
  const clearIfChanged = () => {
    const hasChanged = field instanceof HTMLSelectElement && field.value !== valueBefore
    if (hasChanged) clear()
  }
  form.addEventListener('input', () => requestAnimationFrame(clearIfChanged), { signal })
  signal.addEventListener('abort', () => {
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
