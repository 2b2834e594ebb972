import type { LocalDate } from '@nusa/shared/dates'
import type { Payload } from 'payload'
import type { PictureName } from '../content/pictures.ts'

/** Reads the file of a demo picture. */
export type ReadPicture = (name: PictureName) => Promise<Buffer>

/** What every step of the seeding needs. */
export type SeedContext = {
  payload: Payload
  /** The moment of seeding. */
  now: Date
  /** Today in Bali: the days of the demo count from it, so that it never ages. */
  today: LocalDate
  readPicture: ReadPicture
}

/** Finds the id of an entry by its key. */
export type IdOf<Key extends string, Id extends number | string = number> = (key: Key) => Id

/**
 * Makes the entries that are not there yet. Those that an earlier, interrupted run has made are known by their keys and
 * stay as they are.
 * @param known ids of the entries that exist, by key
 * @param atOnce entries that are made at the same time; one after the other each gets the same id on every machine.
 * @returns how the id of an entry is found by its key; it throws for a key that nothing has.
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
