import { showFormToast } from '../../../ui/toast/toast.ts'

/** Focuses the form's notes if they already contain the reason. Otherwise shows a toast. */
export function showRefusal(message: string, noteElement: HTMLElement | null = null): void {
  if (noteElement?.textContent.includes(message)) noteElement.focus()
  else showFormToast(noteElement?.closest('form') ?? null, { title: message })
}
