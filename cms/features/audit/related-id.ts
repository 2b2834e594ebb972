/** Returns the id of a related entry that was read as an id or as an object; null without a related entry. */
export function relatedId(value: unknown): string | number | null {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  return typeof id === 'number' || (typeof id === 'string' && id !== '') ? id : null
}
