/** The longest text of a cell that the preview shows in full. */
const maxLength = 300
/** The number of characters shown before the first difference. */
const contextLength = 60

/** Shortens long texts. The results begin shortly before the first difference, so that the preview shows the change. */
export function shortenChange(before: string, after: string): [before: string, after: string] {
  const oldCharacters = [...before]
  const newCharacters = [...after]
  if (oldCharacters.length <= maxLength && newCharacters.length <= maxLength) return [before, after]
  const differenceIndex = newCharacters.findIndex((character, index) => character !== oldCharacters[index])
  const firstDifference = differenceIndex === -1 ? newCharacters.length : differenceIndex
  const start = oldCharacters.length === 0 ? 0 : Math.max(0, firstDifference - contextLength)
  return [shorten(oldCharacters, start), shorten(newCharacters, start)]
}

function shorten(characters: readonly string[], start: number): string {
  const part = characters.slice(start, start + maxLength).join('')
  return `${start > 0 ? '…' : ''}${part}${characters.length > start + maxLength ? '…' : ''}`
}
