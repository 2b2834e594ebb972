import type { Preview } from '@nusa/shared/preview'
import type { Changes, FieldChange, FieldValue, PublishingState } from '@nusa/shared/publishing'
import type { FlattenedField, SanitizedConfig } from 'payload'
import { fieldsAlong, fieldWords } from '../fields/along.ts'
import { labelIn } from '../i18n/label-in.ts'
import { languageOf } from '../i18n/language.ts'
import { translated } from '../i18n/translated.ts'

/** What the publisher reports about an entry: it knows the names of fields, but not their labels in our forms. */
interface Named {
  slug: string
  collection: string
  entry?: string
  field?: string
}

/** Replaces the publisher's field names with the labels of the forms, in the user's language. */
export interface FormWords {
  state(state: PublishingState): PublishingState
  changes(changes: Changes): Changes
  preview(preview: Preview): Preview
}

export function formWords(config: Pick<SanitizedConfig, 'collections' | 'globals'>, language: string): FormWords {
  const told = (text: string) => translated(text, languageOf({ language }))
  const entityOf = (wanted: string) => [...config.collections, ...config.globals].find(({ slug }) => slug === wanted)
  const inWords = <One extends Named>(known: One): One => {
    // Only the fallback title is translated; a real title is an editor's text.
    const one = /^number \S+$/.test(known.entry ?? '') ? { ...known, entry: told(known.entry ?? '') } : known
    const collection = config.collections.find(({ slug }) => slug === one.slug)
    const entity = collection ?? config.globals.find(({ slug }) => slug === one.slug)
    if (!entity) return one
    const title = labelIn(collection ? collection.labels.plural : 'label' in entity && entity.label, language)
    const field =
      one.field === undefined ? {} : { field: fieldWords(entity.flattenedFields, one.field.split(' › '), language) }
    return { ...one, collection: title ?? one.collection, ...field }
  }
  return {
    state: (state) => ({
      ...state,
      ended: state.ended.map((publish) => {
        const { outcome } = publish
        if (outcome?.kind !== 'failed') return publish
        return { ...publish, outcome: { ...outcome, faults: outcome.faults.map(inWords) } }
      }),
    }),
    changes(changes) {
      if (changes.kind === 'failed') return { ...changes, faults: changes.faults.map(inWords) }
      if (changes.kind !== 'known') return changes
      const entries = changes.entries.map((entry) => {
        const form = entityOf(entry.slug)?.flattenedFields
        const fields = form ? entry.fields.map((change) => changeInWords(form, change, language)) : entry.fields
        return { ...inWords(entry), fields }
      })
      return { ...changes, entries }
    },
    preview: (made) =>
      made.kind === 'faults'
        ? { ...made, faults: made.faults.map((fault) => ({ ...inWords(fault), rule: told(fault.rule) })) }
        : made,
  }
}

/** Returns a change with the labels of its field and options. */
function changeInWords(form: readonly FlattenedField[], change: FieldChange, language: string): FieldChange {
  const steps = change.field.split(' › ')
  const field = fieldsAlong(form, steps).at(-1)?.field
  const say = (value: FieldValue) =>
    typeof value === 'object' && value.kind === 'choice' && field
      ? (choiceWords([field], value, language) ?? value)
      : value
  return {
    ...change,
    field: fieldWords(form, steps, language),
    before: change.before.map(say),
    after: change.after.map(say),
  }
}

/**
 * Returns the label of an option of one of these fields or of their subfields, or undefined if there is no such option.
 */
function choiceWords(
  fields: readonly FlattenedField[],
  { field: wanted, choice }: Extract<FieldValue, { kind: 'choice' }>,
  language: string,
): string | undefined {
  for (const field of fields) {
    const options = field.name === wanted && 'options' in field ? field.options : []
    const option = options.find((one) => typeof one === 'object' && one.value === choice)
    const inner = 'flattenedFields' in field ? field.flattenedFields : []
    const words =
      typeof option === 'object'
        ? labelIn(option.label, language)
        : choiceWords(inner, { kind: 'choice', field: wanted, choice }, language)
    if (words !== undefined) return words
  }
  return undefined
}
