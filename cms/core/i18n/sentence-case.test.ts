import { en } from '@payloadcms/translations/languages/en'
import { id } from '@payloadcms/translations/languages/id'
import { expect, test } from 'vitest'
import { adminGlobals, contentCollections, contentGlobals, recordCollections } from '../../config/collections.ts'
import { bilingualCollections, bilingualGlobals } from '../../fields/bilingual.ts'
import { withLabels } from '../field-tree/labels.ts'
import { labelsInSentenceCase, toSentenceCase } from './sentence-case.ts'

test.each([
  ['Create New', 'Create new'],
  ['API Key', 'API key'],
  ['Email or Username', 'Email or username'],
  ['Residents of Indonesia', 'Residents of Indonesia'],
  ['{{label}} Relationship', '{{label}} relationship'],
  ['Atur Ulang Kata Sandi Anda', 'Atur ulang kata sandi Anda'],
])('toSentenceCase(%j) returns %j', (label, expected) => {
  expect(toSentenceCase(label)).toBe(expected)
})

test('labelsInSentenceCase does not change the sentences of Payload', () => {
  const sentence = 'You are about to unpublish this document. Are you sure?'
  expect(labelsInSentenceCase({ version: { sentence, saveDraft: 'Save Draft' } })).toEqual({
    version: { sentence, saveDraft: 'Save draft' },
  })
})

test.each([
  ['English', en],
  ['Indonesian', id],
])('labelsInSentenceCase writes the labels of Payload in sentence case in %s', (_language, { translations }) => {
  const { general, version } = labelsInSentenceCase(translations)
  expect([general.createNew, version.saveDraft, general.lastModified].filter((label) => / [A-Z]/.test(label))).toEqual(
    [],
  )
})

test('every label of our forms is in sentence case', () => {
  const surroundings = { cmsUrl: 'http://localhost:3000', mediaDir: 'media' }
  const collections = [...contentCollections(surroundings), ...recordCollections(surroundings)]
  const entities = [
    ...bilingualCollections(collections.map((one) => ({ ...one, fields: withLabels(one.fields) }))),
    ...bilingualGlobals(
      [...contentGlobals(), ...adminGlobals()].map((one) => ({ ...one, fields: withLabels(one.fields) })),
    ),
  ]
  const json = JSON.stringify(entities, (_key, part: unknown) => (typeof part === 'function' ? { ...part } : part))
  const labels = [...json.matchAll(/"(?:label|singular|plural)":\{"en":"([^"]+)","id":"([^"]+)"/g)]
  expect(labels.length).toBeGreaterThan(100)
  const inTitleCase = labels.flatMap(([, ...texts]) => texts).filter((label) => label !== toSentenceCase(label))
  expect(inTitleCase).toEqual([])
})
