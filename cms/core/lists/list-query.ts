import type { SanitizedCollectionConfig, Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import * as z from 'zod/mini'

export interface ListQuery {
  where?: Where
  sort?: string | undefined
}

const textSchema = z.catch(z.optional(z.string()), undefined)

const listQuerySchema = z.object({
  where: z.catch(
    z.custom<Where>((value) => typeof value === 'object' && value !== null),
    {},
  ),
  search: textSchema,
  sort: textSchema,
})

/** Returns the filter and order of a list. The filter includes the search. Invalid parts of the query are ignored. */
export function parseListQuery(query: unknown, collectionConfig: SanitizedCollectionConfig): ListQuery {
  const { where, search = '', sort } = z.parse(listQuerySchema, query ?? {})
  return { where: mergeListSearchAndWhere({ collectionConfig, search, where }), sort }
}
