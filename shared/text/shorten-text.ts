/** Returns one line of at most `maxLength` UTF-16 code units. A longer text is cut between words and ends with '…'. */
export function shortenText(text: string, maxLength: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= maxLength) return line
  const lastSpace = line.slice(0, maxLength).lastIndexOf(' ')
  const cutPosition = lastSpace > maxLength / 2 ? lastSpace : maxLength - 1
  // A surrogate pair, such as an emoji, must not be split.
  const shortenedLine = line.slice(0, cutPosition).replace(/[\uD800-\uDBFF]$/, '')
  return `${shortenedLine.replace(/[\s,;:.–-]+$/, '')}…`
}
