import { type CollectionSlug, type Field, flattenTopLevelFields, type PayloadRequest, ValidationError } from 'payload'
import { fieldPathLabel } from '../field-tree/field-path.ts'
import { labelInLanguage } from '../i18n/label-in-language.ts'

export interface FieldError {
  /** For example 'pricing.0.price'. */
  path: string
  message: string
}

/** The error contains the labels of the fields in the user's language. */
export function fieldValidationError(
  req: PayloadRequest,
  slug: CollectionSlug,
  ...fieldErrors: FieldError[]
): ValidationError {
  const { fields, flattenedFields } = req.payload.collections[slug].config
  const { language } = req.i18n
  const errors = fieldErrors.map(({ path, message }) => {
    const steps = path.split('.').map(toLabelStep)
    const fieldLabel = fieldPathLabel(flattenedFields, steps, language)
    const tab = findTabLabel(fields, steps[0] ?? '', language)
    // An array in a separate tab usually has the same label as the tab.
    const includesTab = tab === undefined || fieldLabel === tab || fieldLabel.startsWith(`${tab} › `)
    return { path, message, label: includesTab ? fieldLabel : `${tab} › ${fieldLabel}` }
  })
  return new ValidationError({ collection: slug, errors, req }, req.t)
}

function toLabelStep(step: string): string {
  return /^\d+$/.test(step) ? String(Number(step) + 1) : step
}

function findTabLabel(form: readonly Field[], name: string, language: string): string | undefined {
  const tabs = form.flatMap((field) => (field.type === 'tabs' ? field.tabs : []))
  const tab = tabs.find(({ fields }) =>
    flattenTopLevelFields(fields).some((field) => 'name' in field && field.name === name),
  )
  return tab && labelInLanguage(tab.label, language)
}
