import { plainText } from '../../../lib/html.ts'

/** A description with more characters is collapsed at first. */
export const longDescription = 500

/** Returns whether a description is collapsed behind 'See More' at first. */
export function isLongDescription(html: string): boolean {
  return plainText(html).length > longDescription
}
