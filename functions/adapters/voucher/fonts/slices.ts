import { readFileSync } from 'node:fs'
import { scriptFile } from './script-file.ts'

/** The packages are in order of preference. Each package consists of files (slices) for parts of Unicode. */
export const scriptPackages = ['jp', 'sc', 'kr', 'arabic', 'thai', 'devanagari'] as const

export type ScriptPackage = (typeof scriptPackages)[number]

interface Slice {
  file: string
  ranges: (readonly [first: number, last: number])[]
}

/** These subsets are drawn in the voucher's typefaces or romanized. */
const skippedSubsets = /^(?:latin|latin-ext|vietnamese|cyrillic|math|symbols)$/

const slicesByPackage = new Map<ScriptPackage, Slice[]>()

export function findSlice(name: ScriptPackage, codePoint: number): string | null {
  const slices = slicesByPackage.get(name) ?? readSlices(name)
  slicesByPackage.set(name, slices)
  const containsCodePoint = ({ ranges }: Slice) =>
    ranges.some(([first, last]) => codePoint >= first && codePoint <= last)
  return slices.find(containsCodePoint)?.file ?? null
}

function readSlices(name: ScriptPackage): Slice[] {
  const folder = `@fontsource-variable/noto-sans-${name}`
  const text = readFileSync(scriptFile(`${folder}/unicode.json`), 'utf8')
  const subsets = Object.entries(JSON.parse(text) as Record<string, string>).filter(
    ([subset]) => !skippedSubsets.test(subset),
  )
  return subsets.map(([subset, ranges]) => ({
    file: `${folder}/files/noto-sans-${name}-${subset.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`,
    ranges: ranges.split(',').map((range) => {
      // A range is 'U+4E00' or 'U+4E00-4E09'.
      const [first = '', last = first] = range.trim().slice(2).split('-')
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
    }),
  }))
}

/**
 * Returns the font packages in order of preference. Han characters have different shapes in Chinese and Japanese. The
 * Chinese package comes first if the text has no Hiragana or Katakana and contains a Han character that the Japanese
 * package lacks.
 */
export function orderPackages(characters: readonly string[]): readonly ScriptPackage[] {
  const isJapanese = characters.some((character) => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(character))
  if (isJapanese) return scriptPackages
  const hanCharacters = characters.filter((character) => /\p{Script=Han}/u.test(character))
  const areAllJapanese = hanCharacters.every((character) => findSlice('jp', character.codePointAt(0) ?? 0) !== null)
  if (areAllJapanese) return scriptPackages
  return ['sc', ...scriptPackages.filter((name) => name !== 'sc')]
}
