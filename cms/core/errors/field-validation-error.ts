import { type CollectionSlug, type Field, flattenTopLevelFields, type PayloadRequest, ValidationError } from 'payload'
import { fieldPathLabel } from '../field-tree/field-path.ts'
import { labelInLanguage } from '../i18n/label-in-language.ts'

export interface FieldError {
  /** For example 'pricing.0.price'. */
  path: string
  message: string
}

/** Creates an error that contains the labels of the fields in the user's language. */
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
    const tabLabel = findTabLabel(fields, steps[0] ?? '', language)
    // An array that fills a tab usually has the label of the tab, which would otherwise appear twice.
    const startsWithTab = fieldLabel === tabLabel || fieldLabel.startsWith(`${tabLabel} › `)
    const label = tabLabel === undefined || startsWithTab ? fieldLabel : `${tabLabel} › ${fieldLabel}`
    return { path, message, label }
  })
  return new ValidationError({ collection: slug, errors, req }, req.t)
}

/** In a path, rows are counted from 0. In a label, they are counted from 1. */
function toLabelStep(step: string): string {
  return /^\d+$/.test(step) ? String(Number(step) + 1) : step
}

function findTabLabel(fields: readonly Field[], name: string, language: string): string | undefined {
  const tabs = fields.flatMap((field) => (field.type === 'tabs' ? field.tabs : []))
  const tab = tabs.find((candidate) =>
    flattenTopLevelFields(candidate.fields).some((field) => 'name' in field && field.name === name),
  )
  return tab && labelInLanguage(tab.label, language)
}
