import { plainText } from '../../lib/html.ts'

/** The number of characters over which a description opens shortened. */
export const longDescription = 500

/** Says whether a description opens shortened, behind 'See More'. */
export function isLongDescription(html: string): boolean {
  return plainText(html).length > longDescription
}
