/** Returns the width of a text. */
export type Measure = (text: string) => number

/**
 * Breaks text into lines of at most this width: at spaces, or inside a word that is wider than a line. Text beyond `most` lines
 * is cut off with an ellipsis.
 */
export function layLines(text: string, width: number, measure: Measure, most = 200): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (measure(longer) <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    const pieces = measure(word) <= width ? [word] : chop(word, width, measure, most)
    lines.push(...pieces.slice(0, -1))
    line = pieces.at(-1) ?? ''
    if (lines.length > most) break
  }
  if (line !== '') lines.push(line)
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), shortened(lines[most - 1] ?? '', width, measure)]
}

function chop(word: string, width: number, measure: Measure, most: number): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const character of word) {
    if (piece !== '' && measure(piece + character) > width) {
      pieces.push(piece)
      piece = ''
      if (pieces.length > most) break
    }
    piece += character
  }
  return [...pieces, piece]
}

function shortened(line: string, width: number, measure: Measure): string {
  const characters = [...line]
  while (characters.length > 0 && measure(`${characters.join('')}…`) > width) characters.pop()
  return `${characters.join('').trimEnd()}…`
}
