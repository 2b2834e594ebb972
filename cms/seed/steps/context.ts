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
export type IdOf<Key extends string, Id extends number | string = number> = (key: Key) => Id

/**
 * Creates the missing entries. Those created by an earlier, interrupted run are recognised by their keys and stay
 * unchanged.
 * @param known ids of the existing entries by key
 * @param atOnce how many entries are created at the same time; with 1, ids are the same on every machine
 * @returns a function that returns the id of a key, and throws for an unknown key
 */
export async function ensureAll<Item, Key extends string, Id extends number | string>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
  known: ReadonlyMap<string, Id>,
  create: (item: Item) => Promise<{ id: Id }>,
  atOnce = 1,
): Promise<IdOf<Key, Id>> {
  const ids = new Map<string, Id>(known)
  const waiting = items.filter((item) => !known.has(keyOf(item)))
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      ids.set(keyOf(item), (await create(item)).id)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return (key) => {
    const id = ids.get(key)
    if (id === undefined) throw new Error(`The demo content has no entry '${key}'.`)
    return id
  }
}
