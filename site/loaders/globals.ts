import { catalogGlobalSchemas } from '@nusa/shared/catalog'
import * as z from 'zod/mini'

/** The key of the one entry in the collection of globals. */
export const globalsKey = 'globals'

export const globalsSchema = z.object(catalogGlobalSchemas)
