import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { collectTexts } from '../../cms/testing/collect-texts.ts'
import { cartAndTravelTexts } from './promised-texts/cart-and-travel.ts'
import { pageTexts } from './promised-texts/pages.ts'
import { tourTexts } from './promised-texts/tours.ts'
import type { PromisedTextsByArea } from './promised-texts/types.ts'

/**
 * The texts that the company has agreed on, grouped by where a traveller meets them. A text with a placeholder is
 * listed in parts.
 */
const promisedTexts: PromisedTextsByArea = { ...pageTexts, ...tourTexts, ...cartAndTravelTexts }

const ROOT = join(import.meta.dirname, '..', '..')
const sources = execFileSync('git', ['ls-files', 'site', 'shared', 'cms/seed/content'], { cwd: ROOT })
  .toString()
  .split('\n')
  .filter((file) => /\.(ts|tsx|astro)$/.test(file) && !/\.test\./.test(file) && existsSync(join(ROOT, file)))
  .map((file) => ({ file, texts: parseTexts(file, readFileSync(join(ROOT, file), 'utf8')) }))
const reasons = readFileSync(join(ROOT, 'docs', 'unreachable-texts.md'), 'utf8')

/** Returns the texts of a source file, strings and markup, divided at interpolated values. */
function parseTexts(file: string, source: string): Set<string> {
  const texts = (file.endsWith('.astro') ? splitAstro(source) : [source]).flatMap((part) => collectTexts(part, file))
  return new Set(texts.flatMap((text) => text.split('{}')).map((text) => text.trim()))
}

/** Returns the front matter of an `.astro` file, and its template as an expression of JSX. */
function splitAstro(source: string): string[] {
  const [, frontMatter = '', ...template] = source.split(/^---$/m)
  return [frontMatter, `<>${template.join('---')}</>`]
}

/**
 * Returns whether a string is documented as unreachable everywhere. A text that only some pages cannot show is listed
 * as `'Text' of pages`.
 */
const isExcused = (text: string) => reasons.replaceAll(/'[^'|]*' of /g, '').includes(`'${text}'`)

test.each(Object.entries(promisedTexts))(
  'the promised texts of %j are in their source files, or are documented as unreachable',
  (_, { sourcePaths, texts }) => {
    const own = sources.filter(({ file }) => sourcePaths.some((place) => file.startsWith(place)))
    const isThere = (text: string) => own.some((source) => source.texts.has(text.trim()))
    expect(texts.filter((text) => !isExcused(text) && !isThere(text))).toEqual([])
  },
)

test.each(['cannot Cancel it', 'const Cancel = 1', "'Cancel it'", 'import { Cancel } from "x"'])(
  'parseTexts does not find “Cancel” as a separate text in %j',
  (source) => expect(parseTexts('button.tsx', source)).not.toContain('Cancel'),
)

test.each([
  ['button.tsx', "'Cancel'", 'Cancel'],
  ['button.tsx', '<p>Cancel</p>', 'Cancel'],
  ['button.tsx', '<p>\n  Cancel\n</p>', 'Cancel'],
  ['texts.ts', `\`\${count} seats for \${car}\``, 'seats for'],
  ['Button.astro', "---\nconst label = 'Cancel'\n---\n<p>{label}</p>\n", 'Cancel'],
  ['Button.astro', '---\nconst x = 1\n---\n<!-- A button -->\n<button type="submit">Cancel {x}</button>\n', 'Cancel'],
])('parseTexts(%j, %j) returns the text %j', (file, source, text) => {
  expect(parseTexts(file, source)).toContain(text)
})
