/** The id of what a relation of unchecked data points to, however deep it was read; null where it points to nothing. */
export function relatedId(value: unknown): string | number | null {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  return typeof id === 'number' || (typeof id === 'string' && id !== '') ? id : null
}
