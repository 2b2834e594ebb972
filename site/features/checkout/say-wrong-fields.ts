import { focusFirstError, namesOfWrongFields } from '../../lib/form.ts'
import { showFormToast } from '../../ui/toast/toast.ts'
import { checkoutTexts as texts } from './texts.ts'

/** Lists the invalid fields in a toast, including the terms, and moves the focus to the first one. */
export function sayWrongFields(form: HTMLElement | null): void {
  const wrong = form?.querySelectorAll('[aria-invalid="true"]') ?? []
  if (wrong.length === 0) return
  const isOnlyTerms = [...wrong].every((field) => field.matches('[type="checkbox"]'))
  showFormToast(
    form,
    isOnlyTerms
      ? { title: texts.mustAccept }
      : { title: texts.fixFields, description: namesOfWrongFields(form).join(' · ') },
  )
  focusFirstError(form)
}
