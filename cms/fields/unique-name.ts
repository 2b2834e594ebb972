import type { CollectionSlug, FieldHook, PayloadRequest, TextField } from 'payload'
import { englishLabel } from '../core/i18n/label-in-language.ts'

type Collection = Extract<
  CollectionSlug,
  'pickup-zones' | 'cancellation-policies' | 'areas' | 'airports' | 'cities' | 'car-categories'
>

interface NameContext {
  id?: number | string
  req: PayloadRequest
}

/** The name is unique, ignoring letter case. An entry can keep an unchanged name that another entry already has. */
export function uniqueNameField(collection: Collection, description?: string): TextField {
  return {
    name: 'name',
    type: 'text',
    required: true,
    validate: async (value: unknown, { id, req }: NameContext) => {
      if (typeof value !== 'string' || value.trim() === '') return req.t('validation:required')
      const entries = await readNames(collection, req)
      const isUnchanged = entries.some((entry) => entry.id === id && entry.name === value)
      const duplicate = entries.find((entry) => entry.id !== id && normalise(entry.name) === normalise(value))
      if (!duplicate || isUnchanged) return true
      const { singular } = req.payload.collections[collection].config.labels
      return `Another ${englishLabel(singular).toLowerCase()} has this name already: ${duplicate.name}. Please choose another name.`
    },
    hooks: { beforeDuplicate: [createCopyName(collection)] },
    admin: { description },
  }
}

const normalise = (name: string) => name.trim().toLowerCase()

/** Reads the names of all entries. The collections with this field are small. */
async function readNames(collection: Collection, req: PayloadRequest): Promise<{ id: number; name: string }[]> {
  const { docs } = await req.payload.find({ collection, select: { name: true }, depth: 0, pagination: false, req })
  return docs
}

/** Creates a hook that names copies 'Ubud (copy)', then 'Ubud (copy 2)', even if a copy is copied. */
function createCopyName(collection: Collection): FieldHook {
  return async ({ value, req }) => {
    if (typeof value !== 'string') return value
    const original = value.replace(/ \(copy(?: \d+)?\)$/, '')
    const entries = await readNames(collection, req)
    const takenNames = new Set(entries.map((entry) => normalise(entry.name)))
    let name = `${original} (copy)`
    for (let number = 2; takenNames.has(normalise(name)); number += 1) name = `${original} (copy ${number})`
    return name
  }
}
