import type { Preview } from '@nusa/shared/preview'
import type { Changes, PublishingState } from '@nusa/shared/publishing'
import type { FlattenedField, SanitizedConfig } from 'payload'
import { wordsOf } from '../fields/labels.ts'
import { labelIn } from '../i18n/label-in.ts'

/** What the publisher says of an entry: it knows the names of fields, and not what our forms call them. */
interface Named {
  slug: string
  collection: string
  field?: string
}

/** Says things as an editor finds them in the forms, in the language of whoever asks. */
export interface FormWords {
  state(state: PublishingState): PublishingState
  changes(changes: Changes): Changes
  preview(preview: Preview): Preview
}

export function formWords(config: Pick<SanitizedConfig, 'collections' | 'globals'>, language: string): FormWords {
  const inWords = <One extends Named>(one: One): One => {
    const collection = config.collections.find(({ slug }) => slug === one.slug)
    const entity = collection ?? config.globals.find(({ slug }) => slug === one.slug)
    if (!entity) return one
    const title = labelIn(collection ? collection.labels.plural : 'label' in entity && entity.label, language)
    const field = one.field === undefined ? {} : { field: fieldWords(entity.flattenedFields, one.field, language) }
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
      const entries = changes.entries.map((entry) => ({
        ...inWords(entry),
        fields: entry.fields.map((change) => ({
          ...change,
          field: inWords({ slug: entry.slug, collection: '', field: change.field }).field,
        })),
      }))
      return { ...changes, entries }
    },
    preview: (made) => (made.kind === 'faults' ? { ...made, faults: made.faults.map(inWords) } : made),
  }
}

/** 'pricing › 1 › tiers › 2 › adult_price' as the form has it: 'Packages › 1 › Tiers › 2 › Adult price'. */
function fieldWords(fields: readonly FlattenedField[], path: string, language: string): string {
  let inner: readonly FlattenedField[] = fields
  const words = path.split(' › ').map((step) => {
    if (/^\d+$/.test(step)) return step
    const field = inner.find(({ name }) => name === step)
    inner = field && 'flattenedFields' in field ? field.flattenedFields : []
    return labelIn(field && 'label' in field && field.label, language) ?? wordsOf(step)
  })
  return words.join(' › ')
}
