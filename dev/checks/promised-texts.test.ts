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

/** Whether code writes a text: in quotes or as markup, whole or up to a value that is filled in. A word of a sentence is none. */
function isWritten(text: string, source: string): boolean {
  const literal = text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  return new RegExp(`(?:['"\`>}]|^\\s*)${literal}(?:['"\`<{$]|\\s*$)`, 'm').test(source)
}

/** Whether a text can't be reached anywhere; one that only some pages can't show stands there with their name: `'Text' of pages`. */
const isExcused = (text: string) => reasons.replaceAll(/'[^'|]*' of /g, '').includes(`'${text}'`)

test.each(Object.entries(promisedTexts))(
  'the texts of %s stand in its own files, or there is a reason why they cannot be reached',
  (_, { in: places, texts }) => {
    const own = sources.filter(({ file }) => places.some((place) => file.startsWith(place)))
    const isThere = (text: string) => own.some(({ source }) => isWritten(text, source))
    expect(texts.filter((text) => !isExcused(text) && !isThere(text))).toEqual([])
  },
)

test.each(['cannot Cancel it', 'const Cancel = 1', "'Cancel it'", 'import { Cancel } from "x"'])(
  'a part of another text or a name in the code, as in %s, is no promised text',
  (source) => expect(isWritten('Cancel', source)).toBe(false),
)

test.each([
  ["'Cancel'", 'Cancel'],
  ['<p>Cancel</p>', 'Cancel'],
  ['<p>\n  Cancel\n</p>', 'Cancel'],
  [`\`\${count} seats for \${car}\``, ' seats for '],
])('what %j writes is one', (source, text) => expect(isWritten(text, source)).toBe(true))
