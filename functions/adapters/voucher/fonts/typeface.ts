import { create } from 'fontkit'
import { type Family, fontFiles } from './font-files.ts'
import type { Covers } from './printable.ts'
import { readFont } from './read-font.ts'
import { unpackWoff } from './unpack-woff.ts'

/** A font family of the voucher in several files. The first file that has a character draws it. */
export interface Typeface {
  /** `ascent` is the height of a line above its baseline, as a multiple of the size. */
  files: readonly { name: string; data: Buffer; ascent: number; covers: Covers }[]
  covers: Covers
}

export type Typefaces = Record<Family, Typeface>

let loaded: Typefaces | undefined

/** Returns the typefaces, which are read from their files once. */
export function loadTypefaces(): Typefaces {
  loaded ??= { display: loadTypeface('display'), text: loadTypeface('text'), strong: loadTypeface('strong') }
  return loaded
}

function loadTypeface(family: Family): Typeface {
  const files = fontFiles[family].map((file, index) => {
    const data = unpackWoff(readFont(file))
    const font = create(data)
    if (!('characterSet' in font)) throw new Error(`${file} contains several fonts.`)
    const characters = new Set(font.characterSet)
    const ascent = font.ascent / font.unitsPerEm
    return { name: `${family}-${index}`, data, ascent, covers: (codePoint: number) => characters.has(codePoint) }
  })
  return { files, covers: (codePoint) => files.some(({ covers }) => covers(codePoint)) }
}
