import type { catalogGlobalSchemas } from '@nusa/shared/catalog'
import type * as z from 'zod/mini'

/** The globals of the CMS, parsed. */
export type Globals = { [Name in keyof typeof catalogGlobalSchemas]: z.output<(typeof catalogGlobalSchemas)[Name]> }
