import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload'
import type { Values } from './columns.ts'

export interface FieldFault {
  field: string
  message: string
}

export interface Judged {
  collection: CollectionSlug
  id: number | string | undefined
  /** The whole entry with the changes. */
  entry: Values
  /** The validated values: of the entry itself, or of a row in one of its lists. */
  values: Values
  path: readonly (string | number)[]
  req: PayloadRequest
}

type Validate = (value: unknown, options: object) => unknown

/**
 * Validates the fields as when the entry is published, since drafts are not validated when they are saved. Returns the
 * faults.
 */
export async function checkValues(fields: readonly FlattenedField[], judged: Judged): Promise<FieldFault[]> {
  const { collection, id, entry, values, path, req } = judged
  const faults: FieldFault[] = []
  for (const field of fields) {
    if (!('validate' in field) || !field.validate) continue
    const validate = field.validate as Validate
    const verdict = await validate(values[field.name], {
      ...field,
      ...{
        id,
        collectionSlug: collection,
        data: entry,
        siblingData: values,
        blockData: {},
        path: [...path, field.name],
      },
      ...{
        operation: id === undefined ? 'create' : 'update',
        event: 'submit',
        overrideAccess: false,
        preferences: { fields: {} },
      },
      req,
    })
    if (verdict !== true)
      faults.push({ field: field.name, message: typeof verdict === 'string' ? verdict : req.t('error:unspecific') })
  }
  return faults
}
