import { create } from 'fontkit'
import { type Family, fontFiles } from './font-files.ts'
import type { Covers } from './printable.ts'
import { readFont } from './read-font.ts'
import { unpackWoff } from './unpack-woff.ts'

/** A family of the voucher: files that complete each other, the first that has a character draws it. */
export interface Typeface {
  files: readonly { name: string; data: Buffer; covers: Covers }[]
  covers: Covers
}

export type Typefaces = Record<Family, Typeface>

let loaded: Typefaces | undefined

/** The typefaces, read from their files once. */
export function loadTypefaces(): Typefaces {
  loaded ??= { display: load('display'), text: load('text'), strong: load('strong') }
  return loaded
}

function load(family: Family): Typeface {
  const files = fontFiles[family].map((file, index) => {
    const data = unpackWoff(readFont(file))
    const font = create(data)
    if (!('characterSet' in font)) throw new Error(`${file} holds several fonts.`)
    const characters = new Set(font.characterSet)
    return { name: `${family}-${index}`, data, covers: (codePoint: number) => characters.has(codePoint) }
  })
  return { files, covers: (codePoint) => files.some(({ covers }) => covers(codePoint)) }
}

/** Text in pieces that are each drawn with one file of the typeface. */
export function runsOf(typeface: Typeface, text: string): { file: string; text: string }[] {
  const runs: { file: string; text: string }[] = []
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0
    const last = runs.at(-1)
    const file = typeface.files.find(({ covers }) => covers(codePoint))?.name
    if (file === undefined) continue
    if (last?.file === file) last.text += character
    else runs.push({ file, text: character })
  }
  return runs
}
