import { showFormToast } from '../../../ui/toast/toast.ts'

/**
 * Reports why a change is refused. Moves the focus to the message if the form already shows it, otherwise shows a
 * toast.
 */
export function showRefusal(reason: string, noteElement: HTMLElement | null = null): void {
  if (noteElement?.textContent.includes(reason)) noteElement.focus()
  else showFormToast(noteElement?.closest('form') ?? null, { title: reason })
}
