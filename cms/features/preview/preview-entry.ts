import type { PreviewRequest } from '@nusa/shared/publishing'
import type { FlattenedField, PayloadRequest } from 'payload'
import { isObject } from '../../core/is-object.ts'
import { createRichTextConverter } from '../catalog-export/html.ts'
import { catalogSources } from '../catalog-export/sources.ts'
import { readPictures } from '../catalog-export/write-export.ts'
import type { PreviewSubject } from './preview-link.ts'

/**
 * Returns an entry as the catalogue export would contain it if the entry were published now. Returns null if the entry
 * does not exist.
 */
export async function buildPreviewEntry(
  { collection, id }: PreviewSubject,
  unsavedValues: Record<string, unknown> | undefined,
  req: PayloadRequest,
): Promise<PreviewRequest | null> {
  const source = catalogSources.find(({ name }) => name === collection)
  const savedEntry = await req.payload.findByID({ collection, id, draft: true, depth: 0, disableErrors: true, req })
  if (!source || !savedEntry) return null
  const { flattenedFields } = req.payload.collections[collection].config
  const doc = {
    ...toStoredData({ ...savedEntry, ...unsavedValues }, flattenedFields),
    id: savedEntry.id,
    updatedAt: savedEntry.updatedAt,
  }
  const richText = createRichTextConverter(await readPictures(req, [{ doc }]))
  return { collection, entry: { ...source.toEntry(doc, richText) } }
}

type Data = Record<string, unknown>

/**
 * Converts form data to the stored format. In form data, an empty list is a row count and an unedited group is missing.
 */
export function toStoredData(data: Data, fields: readonly FlattenedField[]): Data {
  const stored = { ...data }
  for (const field of fields) {
    const value = data[field.name]
    if (field.type === 'array') {
      stored[field.name] = readRows(value).map((row) => toStoredData(row, field.flattenedFields))
    }
    if (field.type === 'group' || field.type === 'tab') {
      stored[field.name] = toStoredData(isObject(value) ? value : {}, field.flattenedFields)
    }
  }
  return stored
}

function readRows(value: unknown): Data[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}
