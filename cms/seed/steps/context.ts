import type { LocalDate } from '@nusa/shared/dates'
import type { Payload } from 'payload'
import type { PictureName } from '../content/pictures.ts'

export type ReadPicture = (name: PictureName) => Promise<Buffer>

/** Every step of the seeding gets this context. */
export type SeedContext = {
  payload: Payload
  now: Date
  /** The day in Bali. The dates of the demo content are relative to it, so they are always current. */
  today: LocalDate
  readPicture: ReadPicture
}

/** Returns the id of the entry with the key. Throws for an unknown key. */
export type GetId<Key extends string, Id extends number | string = number> = (key: Key) => Id

/**
 * Creates the missing entries. Entries of an interrupted run are recognised by their keys and stay unchanged.
 * @param existingIds ids of the existing entries by key
 * @param concurrency how many entries are created at the same time; with 1, ids are the same on every machine
 */
export async function ensureAll<Item, Key extends string, Id extends number | string>(
  items: readonly Item[],
  getKey: (item: Item) => Key,
  existingIds: ReadonlyMap<string, Id>,
  create: (item: Item) => Promise<{ id: Id }>,
  concurrency = 1,
): Promise<GetId<Key, Id>> {
  const ids = new Map<string, Id>(existingIds)
  const missingItems = items.filter((item) => !existingIds.has(getKey(item)))
  const createMissingItems = async () => {
    for (let item = missingItems.shift(); item !== undefined; item = missingItems.shift()) {
      ids.set(getKey(item), (await create(item)).id)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, createMissingItems))
  return (key) => {
    const id = ids.get(key)
    if (id === undefined) throw new Error(`The demo content has no entry '${key}'.`)
    return id
  }
}
