/**
 * Returns the default slug of a title: its letters without diacritics and its digits, in lower case, separated by
 * hyphens.
 */
export function titleToSlug(title: string): string {
  return title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
