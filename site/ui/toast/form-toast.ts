import { type Toast, toast } from './toast.ts'

const wrong = '[aria-invalid="true"]'

/**
 * Says why a form is refused. The message goes when the form is sent again, when a field that was marked as wrong is changed,
 * and when nothing in the form is wrong any more: beside what is right by now it would be a lie.
 */
export function toastOfForm(form: HTMLElement | null, message: Pick<Toast, 'title' | 'description'>): void {
  const close = toast({ ...message, tone: 'destructive' })
  const over = new AbortController()
  const drop = () => {
    over.abort()
    close()
  }
  const look = ({ target }: Event) => {
    if (target instanceof Element && target.matches(wrong)) drop()
    // Which field is wrong may depend on another one; the form is drawn anew first.
    else requestAnimationFrame(() => form?.querySelector(wrong) ?? drop())
  }
  form?.addEventListener('input', look, over)
  form?.addEventListener('submit', drop, over)
}
