import { type Changes, defaultSchedule, type FieldValue } from '@nusa/shared/publishing'
import { expect, it } from 'vitest'
import { createFormLabels, type FormLabels } from './form-labels.ts'

type Config = Parameters<typeof createFormLabels>[0]

const tours = {
  slug: 'tours',
  labels: { singular: 'Tour', plural: { en: 'Trips', id: 'Perjalanan' } },
  flattenedFields: [
    {
      name: 'pricing',
      label: 'Packages',
      flattenedFields: [
        { name: 'adult_price', label: { en: 'Adult', id: 'Dewasa' } },
        { name: 'type', options: [{ value: 'per_person', label: { en: 'Per person', id: 'Per orang' } }, 'other'] },
      ],
    },
    { name: 'tax' },
  ],
}
const config = { collections: [tours], globals: [] } as unknown as Config
const changesWith = (
  field: string,
  slug = 'tours',
  before: FieldValue[] = ['1'],
  after: FieldValue[] = ['2'],
): Changes => ({
  kind: 'known',
  release: 1,
  total: 1,
  entries: [
    {
      slug,
      id: 1,
      collection: 'Tours',
      entry: '"Ubud"',
      kind: 'changed',
      fields: [{ field, before, after, differs_in: 'words' }],
    },
  ],
})
const labelsFor = (words: FormLabels, field: string, slug?: string) => {
  const changes = words.labelChanges(changesWith(field, slug))
  const [entry] = changes.kind === 'known' ? changes.entries : []
  return [entry?.collection, entry?.fields[0]?.field]
}

it("createFormLabels uses the labels of the forms for fields and collections, in the user's language", () => {
  expect(labelsFor(createFormLabels(config, 'en'), 'pricing › 2 › adult_price')).toEqual([
    'Trips',
    'Packages › 2 › Adult',
  ])
  expect(labelsFor(createFormLabels(config, 'id'), 'pricing › 2 › adult_price')).toEqual([
    'Perjalanan',
    'Packages › 2 › Dewasa',
  ])
})

it('createFormLabels derives a label from the field name if the field has no label or is not in the form', () => {
  expect(labelsFor(createFormLabels(config, 'en'), 'tax')).toEqual(['Trips', 'Tax'])
  expect(labelsFor(createFormLabels(config, 'en'), 'pricing › 2 › extra_tiers › 1')).toEqual([
    'Trips',
    'Packages › 2 › Extra tiers › 1',
  ])
  expect(labelsFor(createFormLabels(config, 'en'), 'tax', 'elsewhere')).toEqual(['Tours', 'tax'])
})

it('createFormLabels uses the labels of the forms for options at any depth, and does not change unknown options', () => {
  const choice = (name: string): FieldValue => ({ kind: 'choice', field: 'type', choice: name })
  const labelled = (language: string, field: string) => {
    const changes = createFormLabels(config, language).labelChanges(
      changesWith(field, 'tours', [choice('per_person')], [choice('hat')]),
    )
    return changes.kind === 'known' ? changes.entries[0]?.fields.map(({ before, after }) => [before, after]) : []
  }
  expect(labelled('en', 'pricing › 2 › type')).toEqual([[['Per person'], [choice('hat')]]])
  expect(labelled('id', 'pricing › 2')).toEqual([[['Per orang'], [choice('hat')]]])
  expect(labelled('id', 'tax')).toEqual([[[choice('per_person')], [choice('hat')]]])
})

it('createFormLabels translates the fallback title of an entry and the rule of a fault in a preview', () => {
  const fault = {
    slug: 'tours',
    id: 4,
    collection: 'Tours',
    entry: 'number 4',
    field: 'tax',
    rule: 'must not be empty',
  }
  const labelled = (language: string, entry = fault.entry) => {
    const made = createFormLabels(config, language).labelPreview({ kind: 'faults', faults: [{ ...fault, entry }] })
    return made.kind === 'faults' ? made.faults.map(({ entry: title, rule }) => [title, rule]) : []
  }
  expect(labelled('en')).toEqual([['number 4', 'must not be empty']])
  expect(labelled('id')).toEqual([['nomor 4', 'tidak boleh kosong']])
  expect(labelled('id', '"number 4"')).toEqual([['"number 4"', 'tidak boleh kosong']])
})

it('createFormLabels uses the labels of the forms in the faults of failed publishes and of failed comparisons', () => {
  const { labelChanges, labelState } = createFormLabels(config, 'en')
  const fault = { slug: 'tours', id: 1, collection: 'Tours', entry: '"Ubud"', field: 'pricing › 1', rule: 'is missing' }
  const failed = { kind: 'failed', message: 'No.', faults: [fault] } as const
  const inWords = { ...failed, faults: [{ ...fault, collection: 'Trips', field: 'Packages › 1' }] }
  expect(labelChanges({ ...failed, faults: [fault] })).toEqual(inWords)
  const at = '2026-11-22T04:00:00.000Z'
  const publish = {
    id: 1,
    back_to: null,
    by: [],
    changed_by: [],
    asked_at: at,
    started_at: at,
    ended_at: at,
    step: null,
    steps: [],
  }
  const { ended } = labelState({
    site_url: '',
    is_opening: false,
    releases: [],
    running: null,
    waiting: [],
    ended: [{ ...publish, outcome: { ...failed, faults: [fault] } }],
    usual_milliseconds: null,
    schedule: defaultSchedule,
  })
  expect(ended[0]?.outcome).toEqual(inWords)
})
