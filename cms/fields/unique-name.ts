import type { CollectionSlug, FieldHook, PayloadRequest, TextField } from 'payload'
import { plainLabel } from '../core/i18n/label-in-language.ts'

type Collection = Extract<
  CollectionSlug,
  'pickup-zones' | 'cancellation-policies' | 'areas' | 'airports' | 'cities' | 'car-categories'
>

interface NameContext {
  id?: number | string
  req: PayloadRequest
}

/** The name is unique, ignoring letter case. Entries that already share a name can be saved if it is unchanged. */
export function uniqueNameField(collection: Collection, description?: string): TextField {
  return {
    name: 'name',
    type: 'text',
    required: true,
    validate: async (value: unknown, { id, req }: NameContext) => {
      if (typeof value !== 'string' || value.trim() === '') return req.t('validation:required')
      const names = await readNames(collection, req)
      const isSame = ([, name]: readonly [id: number, name: string]) => normalise(name) === normalise(value)
      const isUnchanged = names.some(([other, name]) => other === id && name === value)
      const other = names.find((entry) => entry[0] !== id && isSame(entry))
      if (!other || isUnchanged) return true
      const { singular } = req.payload.collections[collection].config.labels
      return `Another ${plainLabel(singular).toLowerCase()} has this name already: ${other[1]}. Please choose another name.`
    },
    hooks: { beforeDuplicate: [nameForCopy(collection)] },
    admin: { description },
  }
}

const normalise = (name: string) => name.trim().toLowerCase()

/** The collections with this field are small. */
async function readNames(
  collection: Collection,
  req: PayloadRequest,
): Promise<(readonly [id: number, name: string])[]> {
  const { docs } = await req.payload.find({ collection, select: { name: true }, depth: 0, pagination: false, req })
  return docs.map(({ id, name }) => [id, name])
}

/** 'Ubud (copy)', then 'Ubud (copy 2)', even if a copy is copied. */
const nameForCopy =
  (collection: Collection): FieldHook =>
  async ({ value, req }) => {
    if (typeof value !== 'string') return value
    const original = value.replace(/ \(copy(?: \d+)?\)$/, '')
    const taken = new Set((await readNames(collection, req)).map(([, name]) => normalise(name)))
    let name = `${original} (copy)`
    for (let number = 2; taken.has(normalise(name)); number += 1) name = `${original} (copy ${number})`
    return name
  }
