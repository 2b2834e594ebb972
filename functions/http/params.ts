import { entryNumberPattern } from '@nusa/shared/catalog'

type Params = Readonly<Record<string, string>>

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The `{id}` of a path as the number of an entry; null where it is none. */
export function numberIn({ id = '' }: Params): number | null {
  return entryNumberPattern.test(id) ? Number(id) : null
}

/** The `{id}` of a path as a UUID, as the database writes it; null where it is none. */
export function uuidIn({ id = '' }: Params): string | null {
  return uuid.test(id) ? id.toLowerCase() : null
}
