import * as z from 'zod/mini'

/** The number that identifies an entry in the CMS; its database has no larger ones. */
export const entryIdSchema = z.int().check(z.positive(), z.maximum(2_147_483_647))

/** Such a number as it stands in an address; nine digits are more than there will ever be. */
export const entryNumberPattern = /^[1-9]\d{0,8}$/

/** The readable part of an address: lower-case letters, digits and single hyphens. */
export const slugSchema = z
  .string()
  .check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case letters, digits and single hyphens'))

/** A text that says something. */
export const filledTextSchema = z.string().check(z.trim(), z.minLength(1, 'must not be empty'))

/** HTML that the CMS made from rich text; safe to print as it is. An empty string where the editor wrote nothing. */
export const safeHtmlSchema = z.string()

/** An instant as ISO 8601 in UTC. */
export const instantSchema = z.iso.datetime({ offset: true })

/** The fields that every entry of the catalogue has. */
export const entryFields = {
  id: entryIdSchema,
  created_at: instantSchema,
  updated_at: instantSchema,
}

/** The addresses that an entry had before, which still lead to it. */
export const previousSlugsSchema = z._default(z.array(slugSchema), [])
