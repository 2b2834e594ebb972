import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload'
import type { Values } from './columns.ts'

export interface FieldError {
  field: string
  message: string
}

export interface ValidationSubject {
  collection: CollectionSlug
  id: number | string | undefined
  /** The whole entry with the changes. */
  entry: Values
  /** The validated values, which belong to the entry itself or to a row in one of its lists. */
  values: Values
  path: readonly (string | number)[]
  req: PayloadRequest
}

type Validate = (value: unknown, options: object) => unknown

/**
 * Validates the fields as when the entry is published, since drafts are not validated when they are saved. Returns the
 * faults.
 */
export async function checkValues(
  fields: readonly FlattenedField[],
  subject: ValidationSubject,
): Promise<FieldError[]> {
  const { collection, id, entry, values, path, req } = subject
  const faults: FieldError[] = []
  for (const field of fields) {
    if (!('validate' in field) || !field.validate) continue
    const validate = field.validate as Validate
    const result = await validate(values[field.name], {
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
    if (result !== true)
      faults.push({ field: field.name, message: typeof result === 'string' ? result : req.t('error:unspecific') })
  }
  return faults
}
