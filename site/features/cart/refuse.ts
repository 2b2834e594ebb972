import { showFormToast } from '../../ui/toast/toast.ts'

/**
 * Reports why a request is refused: moves the focus to the message if the form already shows it, otherwise shows a
 * toast.
 */
export function refuse(why: string, said: HTMLElement | null = null): void {
  if (said?.textContent.includes(why)) said.focus()
  else showFormToast(said?.closest('form') ?? null, { title: why })
}
