import { showFormToast } from '../../../ui/toast/toast.ts'

/**
 * Reports why a change is refused. If the form already shows the message, moves the focus to it. If not, shows a toast.
 */
export function showRefusal(reason: string, noteElement: HTMLElement | null = null): void {
  if (noteElement?.textContent.includes(reason)) noteElement.focus()
  else showFormToast(noteElement?.closest('form') ?? null, { title: reason })
}
