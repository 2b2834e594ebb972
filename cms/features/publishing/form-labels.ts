import type { Changes, FieldChange, FieldValue, Preview, PublishingState } from '@nusa/shared/publishing'
import type { FlattenedField, SanitizedConfig } from 'payload'
import { fieldPathLabel, findFieldsOnPath } from '../../core/field-tree/field-path.ts'
import { labelInLanguage } from '../../core/i18n/label-in-language.ts'
import { languageOf } from '../../core/i18n/language.ts'
import { translateMessage } from '../../core/i18n/translate-message.ts'

/**
 * `collection` and `field` are names or default labels, because the publisher has no access to the labels of the forms.
 */
interface ReportedItem {
  slug: string
  collection: string
  entry?: string
  field?: string
}

/** Replaces the publisher's field names with the labels of the forms, in the user's language. */
export interface FormLabels {
  labelState(state: PublishingState): PublishingState
  labelChanges(changes: Changes): Changes
  labelPreview(preview: Preview): Preview
}

export function createFormLabels(
  config: Pick<SanitizedConfig, 'collections' | 'globals'>,
  language: string,
): FormLabels {
  const translate = (text: string) => translateMessage(text, languageOf({ language }))
  const findEntity = (name: string) => [...config.collections, ...config.globals].find(({ slug }) => slug === name)
  const addLabels = <Item extends ReportedItem>(reportedItem: Item): Item => {
    // The publisher reports an entry without a title as 'number 12'. Titles are not translated.
    const { entry = '' } = reportedItem
    const item = /^number \S+$/.test(entry) ? { ...reportedItem, entry: translate(entry) } : reportedItem
    const collectionConfig = config.collections.find(({ slug }) => slug === item.slug)
    const entity = collectionConfig ?? config.globals.find(({ slug }) => slug === item.slug)
    if (!entity) return item
    const entityLabel = collectionConfig ? collectionConfig.labels.plural : 'label' in entity && entity.label
    const labelled = { ...item, collection: labelInLanguage(entityLabel, language) ?? item.collection }
    if (item.field === undefined) return labelled
    return { ...labelled, field: fieldPathLabel(entity.flattenedFields, item.field.split(' › '), language) }
  }
  return {
    labelState: (state) => ({
      ...state,
      ended: state.ended.map((publish) => {
        const { outcome } = publish
        if (outcome?.kind !== 'failed') return publish
        return { ...publish, outcome: { ...outcome, faults: outcome.faults.map(addLabels) } }
      }),
    }),
    labelChanges(changes) {
      if (changes.kind === 'failed') return { ...changes, faults: changes.faults.map(addLabels) }
      if (changes.kind !== 'known') return changes
      const entries = changes.entries.map((entry) => {
        const formFields = findEntity(entry.slug)?.flattenedFields
        const fields = formFields
          ? entry.fields.map((change) => addChangeLabels(formFields, change, language))
          : entry.fields
        return { ...addLabels(entry), fields }
      })
      return { ...changes, entries }
    },
    labelPreview: (result) =>
      result.kind === 'faults'
        ? { ...result, faults: result.faults.map((fault) => ({ ...addLabels(fault), rule: translate(fault.rule) })) }
        : result,
  }
}

function addChangeLabels(formFields: readonly FlattenedField[], change: FieldChange, language: string): FieldChange {
  const steps = change.field.split(' › ')
  const field = findFieldsOnPath(formFields, steps).at(-1)?.field
  const toLabel = (value: FieldValue) => {
    if (typeof value !== 'object' || value.kind !== 'choice' || !field) return value
    return findChoiceLabel([field], value, language) ?? value
  }
  return {
    ...change,
    field: fieldPathLabel(formFields, steps, language),
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
    const option = options.find((option) => typeof option === 'object' && option.value === choice)
    const subfields = 'flattenedFields' in field ? field.flattenedFields : []
    const label =
      typeof option === 'object'
        ? labelInLanguage(option.label, language)
        : findChoiceLabel(subfields, { kind: 'choice', field: name, choice }, language)
    if (label !== undefined) return label
  }
  return undefined
}
