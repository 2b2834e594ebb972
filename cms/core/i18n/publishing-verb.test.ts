import { id } from '@payloadcms/translations/languages/id'
import { deepMergeSimple } from 'payload/shared'
import { expect, test } from 'vitest'
import { payloadTexts } from './payload-texts.ts'

/** Matches all forms of the other Indonesian verb for publishing, which `cspell.json` forbids in our texts. */
const otherVerb = /\w*(?<!h)erbit\w*/gi

test('the Indonesian texts of Payload use only the verb "publikasikan" for publishing', () => {
  const json = JSON.stringify(deepMergeSimple<typeof id.translations>(id.translations, payloadTexts.id))
  expect(json).toContain('"publish":"Publikasikan"')
  expect(json.match(otherVerb) ?? []).toEqual([])
  expect(json.match(/mempublikasi\w*/gi) ?? []).toEqual([])
})
