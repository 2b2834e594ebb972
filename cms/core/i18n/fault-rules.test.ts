import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { collectTexts } from '../../testing/collect-texts.ts'
import { translateMessage } from './translate-message.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const textsOf = (file: string) => collectTexts(readFileSync(path.join(root, file), 'utf8'), file)

/** The error messages that are written in the schemas of the catalogue. */
const schemaRules = globSync('shared/{catalog,dates,money}/**/*.ts', { cwd: root })
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap(textsOf)
  .filter((text) => /^(must|needs|is|has|may|can|cannot) /.test(text))

// The publisher composes all other error messages from these texts.
const publisherTexts = textsOf('site/loaders/editor-wording.ts')
const things = publisherTexts.filter((text) => /^(an?|yes) /.test(text))
const units = publisherTexts.filter((text) => /^(character|item)/.test(text))
const sides = publisherTexts.filter((text) => /^at /.test(text))
const bounds = sides.flatMap((side) => units.map((unit) => `needs ${side} 7 ${unit}`))
const put = [...bounds, ...sides.map((side) => `must be ${side} 7`), ...things.map((thing) => `must be ${thing}`)]
const fixedRules = publisherTexts.filter((text) => /^(is|number) /.test(text)).map((text) => text.replace('{}', '7'))
const rest = ["must be 'all' or 'indonesia'", "must be 'x' or 'y' or 'z'", 'must be written as cidrv4']

test('every text that the publisher inserts into its rules is covered by these tests', () => {
  const expectedTexts =
    /^(an? |yes |character|item|at |is |number |needs \{\} \{\} \{\}$|must be \{\}|written as \{\}$| or $|\{\}: \{\}$)/
  // The beginning of messages of zod, which are never shown.
  const others = publisherTexts.filter(
    (text) => /[a-z] | \{/.test(text) && !expectedTexts.test(text) && text !== 'Too ',
  )
  expect(others).toEqual([])
})

test('every rule that an entry can break has an Indonesian translation', () => {
  const rules = [...schemaRules, ...put, ...fixedRules, ...rest]
  expect(rules.length).toBeGreaterThan(25)
  const english = /\b(must|needs|be|is|at|least|most|an?|or|and|no|yes|the|number|items?|characters?|should|written)\b/
  expect(rules.filter((rule) => english.test(translateMessage(rule, 'id')))).toEqual([])
})

test('translateMessage returns a validation rule in English or Indonesian', () => {
  const inBothLanguages = (rule: string) => [translateMessage(rule, 'en'), translateMessage(rule, 'id')]
  expect(inBothLanguages('must not be empty')).toEqual(['must not be empty', 'tidak boleh kosong'])
  expect(inBothLanguages('must be at least 0')).toEqual(['must be at least 0', 'harus paling sedikit 0'])
  expect(inBothLanguages("must be 'a' or 'b' or 'c'")[1]).toBe("harus berupa 'a' atau 'b' atau 'c'")
  expect(inBothLanguages('needs at least 1 item')[1]).toBe('perlu paling sedikit 1 butir')
})
