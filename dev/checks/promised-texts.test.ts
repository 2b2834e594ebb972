import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { promisedTexts } from './promised-texts/index.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const files = execFileSync('git', ['ls-files', 'site', 'shared', 'cms/seed/content'], { cwd: ROOT })
const sources = files
  .toString()
  .split('\n')
  .filter((file) => /\.(ts|tsx|astro)$/.test(file) && !/\.test\./.test(file) && existsSync(join(ROOT, file)))
  .map((file) => ({ file, source: readFileSync(join(ROOT, file), 'utf8').replaceAll("\\'", "'") }))
const reasons = readFileSync(join(ROOT, 'docs', 'unreachable-texts.md'), 'utf8')

/**
 * Returns whether the source contains the text as a string or as markup, whole or up to an interpolated value. A word
 * within a longer text does not count.
 */
function isWritten(text: string, source: string): boolean {
  const literal = text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  return new RegExp(`(?:['"\`>}]|^\\s*)${literal}(?:['"\`<{$]|\\s*$)`, 'm').test(source)
}

/**
 * Returns whether a text is documented as unreachable everywhere. A text that only some pages cannot show is listed as
 * `'Text' of pages`.
 */
const isExcused = (text: string) => reasons.replaceAll(/'[^'|]*' of /g, '').includes(`'${text}'`)

test.each(Object.entries(promisedTexts))(
  'the texts of %s are in the files listed for them or documented as unreachable',
  (_, { in: places, texts }) => {
    const own = sources.filter(({ file }) => places.some((place) => file.startsWith(place)))
    const isThere = (text: string) => own.some(({ source }) => isWritten(text, source))
    expect(texts.filter((text) => !isExcused(text) && !isThere(text))).toEqual([])
  },
)

test.each(['cannot Cancel it', 'const Cancel = 1', "'Cancel it'", 'import { Cancel } from "x"'])(
  'does not find a promised text in a longer text or in a name of the code, as in %s',
  (source) => expect(isWritten('Cancel', source)).toBe(false),
)

test.each([
  ["'Cancel'", 'Cancel'],
  ['<p>Cancel</p>', 'Cancel'],
  ['<p>\n  Cancel\n</p>', 'Cancel'],
  [`\`\${count} seats for \${car}\``, ' seats for '],
])('finds the promised text in %j', (source, text) => expect(isWritten(text, source)).toBe(true))
