/** Returns the id of a related entry in unchecked data, read as an id or as an object; null if there is no relation. */
export function relatedId(value: unknown): string | number | null {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  return typeof id === 'number' || (typeof id === 'string' && id !== '') ? id : null
}
