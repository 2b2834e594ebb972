import { toastOfForm } from '../../ui/toast/toast.ts'

/** Refuses what was asked for: a form that says why already is led to its words, else a message says them. */
export function refuse(why: string, said: HTMLElement | null = null): void {
  if (said?.textContent.includes(why)) said.focus()
  else toastOfForm(said?.closest('form') ?? null, { title: why })
}
