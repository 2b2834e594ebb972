import type { SanitizedCollectionConfig, Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import * as z from 'zod/mini'

/** Which entries a list shows, and in which order. */
export interface Asked {
  where?: Where
  sort?: string | undefined
}

const text = z.catch(z.optional(z.string()), undefined)

const askedSchema = z.object({
  where: z.catch(
    z.custom<Where>((value) => typeof value === 'object' && value !== null),
    {},
  ),
  search: text,
  sort: text,
})

/** What the address of a list asks for, its search as one of its filters; all entries where it says nothing that can be read. */
export function askedOf(query: unknown, collectionConfig: SanitizedCollectionConfig): Asked {
  const { where, search = '', sort } = z.parse(askedSchema, query ?? {})
  return { where: mergeListSearchAndWhere({ collectionConfig, search, where }), sort }
}
