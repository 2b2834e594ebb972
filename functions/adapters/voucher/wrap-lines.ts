export type Measure = (text: string) => number

/**
 * Splits a text into lines. Lines break at spaces, or inside a word that is wider than a line. After `maxLines` lines,
 * text is cut off with an ellipsis.
 */
export function wrapLines(text: string, width: number, measure: Measure, maxLines = 200): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const extendedLine = line === '' ? word : `${line} ${word}`
    if (measure(extendedLine) <= width) {
      line = extendedLine
      continue
    }
    if (line !== '') lines.push(line)
    const pieces = measure(word) <= width ? [word] : breakWord(word, width, measure, maxLines)
    lines.push(...pieces.slice(0, -1))
    line = pieces.at(-1) ?? ''
    if (lines.length > maxLines) break
  }
  if (line !== '') lines.push(line)
  return lines.length <= maxLines
    ? lines
    : [...lines.slice(0, maxLines - 1), truncate(lines[maxLines - 1] ?? '', width, measure)]
}

function breakWord(word: string, width: number, measure: Measure, maxLines: number): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const character of word) {
    if (piece !== '' && measure(piece + character) > width) {
      pieces.push(piece)
      piece = ''
      if (pieces.length > maxLines) break
    }
    piece += character
  }
  return [...pieces, piece]
}

function truncate(line: string, width: number, measure: Measure): string {
  const characters = [...line]
  while (characters.length > 0 && measure(`${characters.join('')}…`) > width) characters.pop()
  return `${characters.join('').trimEnd()}…`
}
