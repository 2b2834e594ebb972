import { showFormToast } from '../../../ui/toast/toast.ts'

/** Focuses the form's notes if they already contain the reason. Otherwise shows a toast. */
export function showRefusal(reason: string, noteElement: HTMLElement | null = null): void {
  if (noteElement?.textContent.includes(reason)) noteElement.focus()
  else showFormToast(noteElement?.closest('form') ?? null, { title: reason })
}
