import type { FlattenedField } from 'payload'
import { labelInLanguage } from '../i18n/label-in-language.ts'
import { labelFromName } from './labels.ts'

/** Returns the labels along the path of a field: 'Packages › 1 › Adult price' for ['pricing', '1', 'adult_price']. */
export function fieldPathLabel(form: readonly FlattenedField[], steps: readonly string[], language: string): string {
  const labels = fieldsOnPath(form, steps).map(({ step, field }) => {
    if (/^\d+$/.test(step)) return step
    return labelInLanguage(field && 'label' in field && field.label, language) ?? labelFromName(step)
  })
  return labels.join(' › ')
}

/**
 * Returns the steps of a path, each with its field. A row number has the field of its array; an unknown step has no
 * field.
 */
export function fieldsOnPath(
  form: readonly FlattenedField[],
  steps: readonly string[],
): { step: string; field?: FlattenedField }[] {
  let inner = form
  let field: FlattenedField | undefined
  return steps.map((step) => {
    if (/^\d+$/.test(step)) return { step, field }
    field = inner.find(({ name }) => name === step)
    inner = field && 'flattenedFields' in field ? field.flattenedFields : []
    return { step, field }
  })
}
