import { type CollectionSlug, type PayloadRequest, ValidationError } from 'payload'
import { fieldWords } from '../fields/along.ts'
import { tabOf } from '../fields/tab-of.ts'

export interface Fault {
  /** As in Payload's paths: 'pricing.0.price'. */
  path: string
  /** In English. */
  message: string
}

/** Returns an error with a message for each field, labelled as in its form, in the language of the user. */
export function refusedFields(req: PayloadRequest, slug: CollectionSlug, ...faults: Fault[]): ValidationError {
  const { fields, flattenedFields } = req.payload.collections[slug].config
  const { language } = req.i18n
  const errors = faults.map(({ path, message }) => {
    const steps = path.split('.').map(counted)
    const words = fieldWords(flattenedFields, steps, language)
    const tab = tabOf(fields, steps[0] ?? '', language)
    // An array in a separate tab usually has the same label as the tab.
    const isNamed = tab === undefined || words === tab || words.startsWith(`${tab} › `)
    return { path, message, label: isNamed ? words : `${tab} › ${words}` }
  })
  return new ValidationError({ collection: slug, errors, req }, req.t)
}

/** Rows are counted from zero in paths, and from one in labels. */
function counted(step: string): string {
  return /^\d+$/.test(step) ? String(Number(step) + 1) : step
}
