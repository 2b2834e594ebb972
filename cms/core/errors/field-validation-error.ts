import { type CollectionSlug, type Field, flattenTopLevelFields, type PayloadRequest, ValidationError } from 'payload'
import { fieldPathLabel } from '../field-tree/field-path.ts'
import { labelInLanguage } from '../i18n/label-in-language.ts'

export interface FieldError {
  /** The path of the field, such as 'pricing.0.price'. */
  path: string
  /** The message in English. */
  message: string
}

/**
 * Returns an error with a message for each field. It contains the labels of the fields in the language of the user.
 */
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

/** Converts a step of a path to a step of a label. The first row is 0 in a path and 1 in a label. */
function toLabelStep(step: string): string {
  return /^\d+$/.test(step) ? String(Number(step) + 1) : step
}

/** Returns the label of the tab that contains a field, or undefined if no tab contains it. */
function findTabLabel(form: readonly Field[], name: string, language: string): string | undefined {
  const tabs = form.flatMap((field) => (field.type === 'tabs' ? field.tabs : []))
  const tab = tabs.find(({ fields }) =>
    flattenTopLevelFields(fields).some((field) => 'name' in field && field.name === name),
  )
  return tab && labelInLanguage(tab.label, language)
}
