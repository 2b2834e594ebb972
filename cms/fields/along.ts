import type { FlattenedField } from 'payload'
import { labelIn } from '../i18n/label-in.ts'
import { wordsOf } from './labels.ts'

/** ['pricing', '1', 'adult_price'] as the form has it: 'Packages › 1 › Adult price'. */
export function fieldWords(form: readonly FlattenedField[], steps: readonly string[], language: string): string {
  const words = fieldsAlong(form, steps).map(({ step, field }) => {
    if (/^\d+$/.test(step)) return step
    return labelIn(field && 'label' in field && field.label, language) ?? wordsOf(step)
  })
  return words.join(' › ')
}

/** The steps of a path, each with the field that it leads to or, as a number in a list does, stays in; undefined where there is none. */
export function fieldsAlong(
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
