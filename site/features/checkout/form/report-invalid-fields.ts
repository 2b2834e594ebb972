import { focusFirstError, invalidFieldNames } from '../../../lib/form.ts'
import { showFormToast } from '../../../ui/toast/toast.ts'
import { checkoutTexts as texts } from '../texts.ts'

/** Lists the invalid fields in a toast, including the terms, and moves the focus to the first one. */
export function reportInvalidFields(form: HTMLElement | null): void {
  const invalidNames = form?.querySelectorAll('[aria-invalid="true"]') ?? []
  if (invalidNames.length === 0) return
  const isOnlyTerms = [...invalidNames].every((field) => field.matches('[type="checkbox"]'))
  showFormToast(
    form,
    isOnlyTerms
      ? { title: texts.mustAccept }
      : { title: texts.fixFields, description: invalidFieldNames(form).join(' · ') },
  )
  focusFirstError(form)
}
