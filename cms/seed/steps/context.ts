import type { LocalDate } from '@nusa/shared/dates'
import type { Payload } from 'payload'
import type { PictureName } from '../content/pictures.ts'

/** Reads the file of a demo picture. */
export type ReadPicture = (name: PictureName) => Promise<Buffer>

/** What every step of the seeding needs. */
export type SeedContext = {
  payload: Payload
  /** The time of seeding. */
  now: Date
  /** Today in Bali. The days of the demo count from it, so they are always current. */
  today: LocalDate
  readPicture: ReadPicture
}

/** Returns the id of an entry by its key. */
export type GetId<Key extends string, Id extends number | string = number> = (key: Key) => Id

/**
 * Creates the missing entries. Entries that an earlier, interrupted run created are recognised by their keys and stay
 * unchanged.
 * @param existingIds ids of the existing entries by key
 * @param concurrency how many entries are created at the same time; with 1, ids are the same on every machine
 * @returns a function that returns the id of a key, and throws for an unknown key
 */
export async function ensureAll<Item, Key extends string, Id extends number | string>(
  items: readonly Item[],
  getKey: (item: Item) => Key,
  existingIds: ReadonlyMap<string, Id>,
  create: (item: Item) => Promise<{ id: Id }>,
  concurrency = 1,
): Promise<GetId<Key, Id>> {
  const ids = new Map<string, Id>(existingIds)
  const remaining = items.filter((item) => !existingIds.has(getKey(item)))
  const work = async () => {
    for (let item = remaining.shift(); item !== undefined; item = remaining.shift()) {
      ids.set(getKey(item), (await create(item)).id)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return (key) => {
    const id = ids.get(key)
    if (id === undefined) throw new Error(`The demo content has no entry '${key}'.`)
    return id
  }
}
