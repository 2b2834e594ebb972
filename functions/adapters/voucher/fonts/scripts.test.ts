import { describe, expect, it } from 'vitest'
import { loadScriptFonts } from './script-fonts.ts'
import { orderPackages } from './slices.ts'
import { splitVisualRuns } from './visual-runs.ts'

const codeOf = (character: string) => character.codePointAt(0) ?? 0

async function shape(text: string, isRightToLeft = false) {
  const fonts = await loadScriptFonts([...text])
  return fonts.shape(fonts.fontOf(codeOf(text)) ?? '', text, isRightToLeft)
}

describe('shaped text', () => {
  it('has one glyph for each Han character and for each Korean syllable', async () => {
    expect((await shape('王')).glyphs).toHaveLength(1)
    expect((await shape('김')).glyphs).toHaveLength(1)
  })

  it('joins Arabic letters, so a letter at the start of a word has another shape than a single letter', async () => {
    const [alone, word] = await Promise.all([shape('م', true), shape('محمد', true)])
    expect(word.glyphs).toHaveLength(4)
    // The glyphs are ordered from left to right, so the first letter of Arabic text is the last glyph.
    expect(word.glyphs.at(-1)?.outline).not.toBe(alone.glyphs[0]?.outline)
  })

  it('puts the ring of a Thai sara am above the consonant, beneath its tone mark', async () => {
    const { glyphs } = await shape('น้ำ')
    // The consonant, the tone mark and the ring have the same position. The second part of the vowel follows.
    const base = glyphs.slice(0, -1)
    const last = glyphs.at(-1)
    expect(glyphs.length).toBeGreaterThan(3)
    expect(base.every(({ x }) => x <= (last?.x ?? 0))).toBe(true)
  })

  it('writes a Devanagari r before a consonant as a mark above the syllable', async () => {
    const [syllable, withR] = await Promise.all([shape('मा'), shape('र्मा')])
    expect(withR.glyphs.length).toBeGreaterThan(syllable.glyphs.length)
    expect(withR.advance).toBeCloseTo(syllable.advance)
  })

  it('has no glyphs for a script without a font', async () => {
    expect((await loadScriptFonts(['ד'])).fontOf(codeOf('ד'))).toBeNull()
  })
})

it('Han characters have Japanese shapes if the Japanese font has all of them, and Chinese shapes otherwise', () => {
  expect(orderPackages([...'山田太郎'])[0]).toBe('jp')
  expect(orderPackages([...'王伟'])[0]).toBe('sc')
  expect(orderPackages([...'伟の'])[0]).toBe('jp')
})

describe('the runs of a line', () => {
  const runs = (line: string) =>
    splitVisualRuns(line, (codePoint) => {
      const needsShaping = codePoint >= 0x600 && codePoint < 0x700
      return { font: needsShaping ? 'arabic' : 'latin', needsShaping }
    }).map(({ text }) => text)

  it('order the words of a right-to-left name from right to left', () => {
    expect(runs('محمد العلي')).toEqual(['العلي', ' ', 'محمد'])
  })

  it('keep the order of names with different directions', () => {
    expect(runs('Ayu, محمد العلي, Made')).toEqual(['Ayu, ', 'العلي', ' ', 'محمد', ', Made'])
  })

  it('keep a zero-width non-joiner in the run of the preceding letter', () => {
    expect(runs('علی‌رضا a‌b')).toEqual(['علی‌رضا', ' ab'])
  })
})
