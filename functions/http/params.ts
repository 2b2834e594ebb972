import { entryIdPattern } from '@nusa/shared/catalog'

type Params = Readonly<Record<string, string>>

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Returns the `{id}` of a path as an entry's number; null if it is invalid. */
export function parseIdParam({ id = '' }: Params): number | null {
  return entryIdPattern.test(id) ? Number(id) : null
}

/** Returns the `{id}` of a path as a lower-case UUID; null if it is invalid. */
export function parseUuidParam({ id = '' }: Params): string | null {
  return uuid.test(id) ? id.toLowerCase() : null
}
