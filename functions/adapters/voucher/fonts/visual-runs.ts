import createBidi from 'bidi-js'
import { isJoiner } from './load-fonts.ts'

/** The characters are in logical order. */
export interface Run {
  font: string
  /** Text is shaped and drawn as outlines if its font is not one of the voucher's typefaces. */
  needsShaping: boolean
  text: string
  isRightToLeft: boolean
}

type FontOf = (codePoint: number) => { font: string | null; needsShaping: boolean }

const bidi = createBidi()

/** Splits a line into runs, from left to right on the page. Characters without a font are left out. */
export function splitVisualRuns(line: string, fontOf: FontOf): Run[] {
  const { levels } = bidi.getEmbeddingLevels(line, 'ltr')
  const runs: (Run & { level: number })[] = []
  let index = 0
  for (const character of line) {
    const level = levels[index] ?? 0
    index += character.length
    const codePoint = character.codePointAt(0) ?? 0
    const lastRun = runs.at(-1)
    if (isJoiner(codePoint)) {
      if (lastRun?.needsShaping) lastRun.text += character
      continue
    }
    const { font, needsShaping } = fontOf(codePoint)
    if (font === null) continue
    if (lastRun?.font === font && lastRun.level === level) lastRun.text += character
    else runs.push({ font, needsShaping, text: character, isRightToLeft: level % 2 === 1, level })
  }
  return reorderRuns(runs).map((run) =>
    run.isRightToLeft && !run.needsShaping ? { ...run, text: mirrorText(run.text) } : run,
  )
}

/**
 * Reverses right-to-left text, because pdfkit writes from left to right. The text needs no shaping, for example spaces
 * and brackets between Arabic words.
 */
function mirrorText(text: string): string {
  return [...text]
    .reverse()
    .map((character) => bidi.getMirroredCharacter(character) ?? character)
    .join('')
}

/**
 * Applies rule L2 of the Unicode Bidirectional Algorithm: from the highest level down to 1, reverses each sequence of
 * runs that have this level or a higher level.
 */
function reorderRuns<R extends { level: number }>(runs: R[]): R[] {
  const orderedRuns = [...runs]
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--) {
    let start = 0
    while (start < orderedRuns.length) {
      let end = start
      while ((orderedRuns[end]?.level ?? -1) >= level) end++
      if (end > start) orderedRuns.splice(start, end - start, ...orderedRuns.slice(start, end).reverse())
      start = end + 1
    }
  }
  return orderedRuns
}
