import type { Changes, FieldChange, FieldValue, Preview, PublishingState } from '@nusa/shared/publishing'
import type { FlattenedField, SanitizedConfig } from 'payload'
import { fieldPathLabel, fieldsOnPath } from '../../core/field-tree/field-path.ts'
import { labelInLanguage } from '../../core/i18n/label-in-language.ts'
import { languageOf } from '../../core/i18n/language.ts'
import { translateMessage } from '../../core/i18n/translate-message.ts'

/**
 * `collection` and `field` are names or default labels, because the publisher does not know the labels of the forms.
 */
interface ReportedItem {
  slug: string
  collection: string
  entry?: string
  field?: string
}

/** Replaces the publisher's field names with the labels of the forms, in the user's language. */
export interface FormLabels {
  state(state: PublishingState): PublishingState
  changes(changes: Changes): Changes
  preview(preview: Preview): Preview
}

export function formLabels(config: Pick<SanitizedConfig, 'collections' | 'globals'>, language: string): FormLabels {
  const translate = (text: string) => translateMessage(text, languageOf({ language }))
  const findEntity = (name: string) => [...config.collections, ...config.globals].find(({ slug }) => slug === name)
  const withLabels = <One extends ReportedItem>(reported: One): One => {
    // The publisher reports an entry without a title as 'number 12'. Titles are not translated.
    const one = /^number \S+$/.test(reported.entry ?? '')
      ? { ...reported, entry: translate(reported.entry ?? '') }
      : reported
    const collection = config.collections.find(({ slug }) => slug === one.slug)
    const entity = collection ?? config.globals.find(({ slug }) => slug === one.slug)
    if (!entity) return one
    const title = labelInLanguage(collection ? collection.labels.plural : 'label' in entity && entity.label, language)
    const field =
      one.field === undefined ? {} : { field: fieldPathLabel(entity.flattenedFields, one.field.split(' › '), language) }
    return { ...one, collection: title ?? one.collection, ...field }
  }
  return {
    state: (state) => ({
      ...state,
      ended: state.ended.map((publish) => {
        const { outcome } = publish
        if (outcome?.kind !== 'failed') return publish
        return { ...publish, outcome: { ...outcome, faults: outcome.faults.map(withLabels) } }
      }),
    }),
    changes(changes) {
      if (changes.kind === 'failed') return { ...changes, faults: changes.faults.map(withLabels) }
      if (changes.kind !== 'known') return changes
      const entries = changes.entries.map((entry) => {
        const form = findEntity(entry.slug)?.flattenedFields
        const fields = form ? entry.fields.map((change) => withChangeLabels(form, change, language)) : entry.fields
        return { ...withLabels(entry), fields }
      })
      return { ...changes, entries }
    },
    preview: (result) =>
      result.kind === 'faults'
        ? { ...result, faults: result.faults.map((fault) => ({ ...withLabels(fault), rule: translate(fault.rule) })) }
        : result,
  }
}

function withChangeLabels(form: readonly FlattenedField[], change: FieldChange, language: string): FieldChange {
  const steps = change.field.split(' › ')
  const field = fieldsOnPath(form, steps).at(-1)?.field
  const toLabel = (value: FieldValue) =>
    typeof value === 'object' && value.kind === 'choice' && field
      ? (findChoiceLabel([field], value, language) ?? value)
      : value
  return {
    ...change,
    field: fieldPathLabel(form, steps, language),
    before: change.before.map(toLabel),
    after: change.after.map(toLabel),
  }
}

/** Also searches subfields. Returns undefined if no select field has the option. */
function findChoiceLabel(
  fields: readonly FlattenedField[],
  { field: name, choice }: Extract<FieldValue, { kind: 'choice' }>,
  language: string,
): string | undefined {
  for (const field of fields) {
    const options = field.name === name && 'options' in field ? field.options : []
    const option = options.find((one) => typeof one === 'object' && one.value === choice)
    const subfields = 'flattenedFields' in field ? field.flattenedFields : []
    const label =
      typeof option === 'object'
        ? labelInLanguage(option.label, language)
        : findChoiceLabel(subfields, { kind: 'choice', field: name, choice }, language)
    if (label !== undefined) return label
  }
  return undefined
}
