import type { FlattenedField } from 'payload'
import { labelInLanguage } from '../i18n/label-in-language.ts'
import { labelFromName } from './labels.ts'

/** Returns 'Packages › 1 › Adult price' for ['pricing', '1', 'adult_price']. */
export function fieldPathLabel(form: readonly FlattenedField[], steps: readonly string[], language: string): string {
  const labels = findFieldsOnPath(form, steps).map(({ step, field }) => {
    if (/^\d+$/.test(step)) return step
    const label = field && 'label' in field ? field.label : undefined
    return labelInLanguage(label, language) ?? labelFromName(step)
  })
  return labels.join(' › ')
}

/** Returns the field of each step. The field of a row number is the array. An unknown step has no field. */
export function findFieldsOnPath(
  form: readonly FlattenedField[],
  steps: readonly string[],
): { step: string; field?: FlattenedField }[] {
  let siblings = form
  let field: FlattenedField | undefined
  return steps.map((step) => {
    if (/^\d+$/.test(step)) return { step, field }
    field = siblings.find(({ name }) => name === step)
    siblings = field && 'flattenedFields' in field ? field.flattenedFields : []
    return { step, field }
  })
}
