/** The longest text of a cell that the preview shows in full. */
const maxLength = 300
/** The number of characters shown before the first difference. */
const contextLength = 60

/** Long texts begin shortly before their first difference, so that the change is visible. */
export function shortenChange(before: string, after: string): [before: string, after: string] {
  const [from, to] = [[...before], [...after]]
  if (from.length <= maxLength && to.length <= maxLength) return [before, after]
  const firstDifference = to.findIndex((character, index) => character !== from[index])
  const isNew = from.length === 0
  const start = isNew ? 0 : Math.max(0, (firstDifference === -1 ? to.length : firstDifference) - contextLength)
  return [shorten(from, start), shorten(to, start)]
}

function shorten(characters: readonly string[], start: number): string {
  const part = characters.slice(start, start + maxLength).join('')
  return `${start > 0 ? '…' : ''}${part}${characters.length > start + maxLength ? '…' : ''}`
}
