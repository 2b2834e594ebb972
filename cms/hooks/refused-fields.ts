import { type CollectionSlug, type PayloadRequest, ValidationError } from 'payload'
import { fieldWords } from '../fields/along.ts'
import { tabOf } from '../fields/tab-of.ts'

export interface Fault {
  /** As Payload counts: 'pricing.0.price'. */
  path: string
  /** In English. */
  message: string
}

/** A no to what stands in fields: said at each of them, and naming them as their form does, in the language of whoever asks. */
export function refusedFields(req: PayloadRequest, slug: CollectionSlug, ...faults: Fault[]): ValidationError {
  const { fields, flattenedFields } = req.payload.collections[slug].config
  const { language } = req.i18n
  const errors = faults.map(({ path, message }) => {
    const steps = path.split('.').map(counted)
    const words = fieldWords(flattenedFields, steps, language)
    const tab = tabOf(fields, steps[0] ?? '', language)
    // A list that has a tab of its own is mostly called as the tab is.
    const isNamed = tab === undefined || words === tab || words.startsWith(`${tab} › `)
    return { path, message, label: isNamed ? words : `${tab} › ${words}` }
  })
  return new ValidationError({ collection: slug, errors, req }, req.t)
}

/** Rows are counted from one by people, and from zero by paths. */
function counted(step: string): string {
  return /^\d+$/.test(step) ? String(Number(step) + 1) : step
}
