/** Returns one line of at most `maxLength` UTF-16 code units. A longer text is cut between words and ends with '…'. */
export function shortenText(text: string, maxLength: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= maxLength) return line
  const lastSpace = line.slice(0, maxLength).lastIndexOf(' ')
  // A surrogate pair, such as an emoji, must not be split.
  const shortened = line.slice(0, lastSpace > maxLength / 2 ? lastSpace : maxLength - 1).replace(/[\uD800-\uDBFF]$/, '')
  return `${shortened.replace(/[\s,;:.–-]+$/, '')}…`
}
