import { type CollectionSlug, type PayloadRequest, ValidationError } from 'payload'
import { fieldWords } from '../fields/along.ts'

interface Fault {
  /** As Payload counts: 'pricing.0.price'. */
  path: string
  /** In English. */
  message: string
}

/** A no to what stands in fields: said at each of them, and naming them as their form does, in the language of whoever asks. */
export function refusedFields(req: PayloadRequest, slug: CollectionSlug, ...faults: Fault[]): ValidationError {
  const { flattenedFields } = req.payload.collections[slug].config
  const errors = faults.map(({ path, message }) => {
    const steps = path.split('.').map(counted)
    return { path, message, label: fieldWords(flattenedFields, steps, req.i18n.language) }
  })
  return new ValidationError({ collection: slug, errors, req }, req.t)
}

/** Rows are counted from one by people, and from zero by paths. */
function counted(step: string): string {
  return /^\d+$/.test(step) ? String(Number(step) + 1) : step
}
