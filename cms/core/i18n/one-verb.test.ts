import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { id } from '@payloadcms/translations/languages/id'
import { deepMergeSimple } from 'payload/shared'
import { expect, test } from 'vitest'
import { payloadTexts } from './payload-texts.ts'

const cms = path.resolve(import.meta.dirname, '../..')

/** Terbit, menerbitkan, penerbitan …: other Indonesian words for publishing. */
const otherVerb = /\w*(?<!h)erbit\w*/gi

test('the Indonesian texts of Payload use only the verb "publikasikan" for publishing', () => {
  const json = JSON.stringify(deepMergeSimple<typeof id.translations>(id.translations, payloadTexts.id))
  expect(json).toContain('"publish":"Publikasikan"')
  expect(json.match(otherVerb) ?? []).toEqual([])
  expect(json.match(/mempublikasi\w*/gi) ?? []).toEqual([])
})

test('the Indonesian texts of the CMS use only the verb "publikasikan" for publishing', () => {
  const notOurs = /(^|\/)(node_modules|\.next)(\/|$)/
  const sources = globSync('**/*.{ts,tsx}', { cwd: cms, exclude: (name) => notOurs.test(name) })
  const otherVerbUses = sources
    .filter((file) => path.join(cms, file) !== import.meta.filename)
    .flatMap((file) =>
      (readFileSync(path.join(cms, file), 'utf8').match(otherVerb) ?? []).map((word) => `${file}: ${word}`),
    )
  expect(otherVerbUses).toEqual([])
})
