import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import {
  changedPaths,
  complainsAnew,
  lostErrors,
  notJudged,
  outdatedErrors,
  pathsWithErrors,
} from './current-errors.ts'

const wrong = { valid: false, errorMessage: 'Please enter it.' }
const form: FormState = {
  title: { value: '', ...wrong },
  slug: { value: '', ...wrong },
  pricing: { value: 1, rows: [{ id: 'a' }], ...wrong },
  'pricing.0.name': { value: '', ...wrong },
  'pricing.0.duration': { value: '', valid: true },
}

test('clears the errors of a changed field and of its parents', () => {
  const after: FormState = { ...form, 'pricing.0.name': { value: 'Boat', ...wrong } }
  const changed = changedPaths(form, after)
  expect(changed).toEqual(['pricing.0.name'])
  expect(pathsWithErrors(after, changed)).toEqual(['pricing', 'pricing.0.name'])
})

test('counts a row that is added or removed as a change of its list', () => {
  const { pricing, ...rest } = form
  const before: FormState = { ...rest, pricing: { ...pricing, value: 0, rows: [] } }
  expect(pathsWithErrors(form, changedPaths(before, form))).toEqual(['pricing'])
})

test('does not count a field that appears together with its error as changed', () => {
  // For example the field for the current password, which appears when a role is changed, and the response to a save
  // right after that.
  const after: FormState = { ...form, own_password: { value: '', ...wrong } }
  expect(changedPaths(form, after)).toEqual([])
})

test('does not count a new validation by the server as a change', () => {
  const before: FormState = { ...form, title: { value: '', valid: true } }
  expect(pathsWithErrors(form, changedPaths(before, form))).toEqual([])
})

test('treats a value that changed after the request as not validated', () => {
  const asked: FormState = { ...form, title: { value: 'Ubud' }, about: { value: { children: ['Rice'] } } }
  const fields: FormState = { ...form, title: { value: 'Ubud by bike' }, about: { value: { children: ['Rice'] } } }
  expect(notJudged(asked, fields)).toEqual(['title'])
  expect(notJudged(asked, { ...fields, about: { value: { children: ['Water'] } } })).toEqual(['title', 'about'])
})

test('treats a field that appeared after the request as not validated', () => {
  expect(notJudged(form, { ...form, 'pricing.1.name': { value: 'Car' } })).toEqual(['pricing.1.name'])
})

test('never waits for the validation of a file, which is not part of the request', () => {
  const file = new File(['a'], 'rice.png')
  expect(notJudged({ file: {} }, { file: { value: file } })).toEqual([])
})

test('treats the errors of a response about an older value as outdated', () => {
  const about: FormState = { ...form, 'pricing.0.name': { value: 'Bo', valid: true } }
  const shown: FormState = { ...form, title: { value: 'Ubud', ...wrong } }
  expect(outdatedErrors({ about, said: form }, shown)).toEqual(['title', 'pricing', 'pricing.0.name'])
  expect(outdatedErrors({ about: shown, said: form }, shown)).toEqual([])
})

test('does not treat errors of a later save as outdated', () => {
  const typed: FormState = { ...form, title: { value: 'Ubud', valid: false, errorMessage: 'It is taken.' } }
  const refused: FormState = {
    ...typed,
    own_password: { value: 'wrong', valid: false, errorMessage: 'It is not yours.' },
  }
  const about: FormState = { ...form, own_password: { value: '' } }
  expect(outdatedErrors({ about, said: form }, refused)).toEqual([])
})

test('does not count a repeated error as a new one', () => {
  const title = { value: '', valid: false, errorMessage: 'It is taken.' }
  expect(complainsAnew(form, { ...form, title })).toBe(true)
  expect(complainsAnew({ ...form, title: { value: '', valid: true } }, form)).toBe(true)
  expect(complainsAnew(form, { ...form, title: { value: 'Ubud', valid: true } })).toBe(false)
  expect(complainsAnew(form, form)).toBe(false)
})

test('restores an error that a response without validation removed, unless its field was corrected', () => {
  const drawn: FormState = { ...form, title: { ...form.title, valid: true }, slug: { value: 'ubud', valid: true } }
  expect(lostErrors(form, drawn, ['slug'])).toEqual([['title', 'Please enter it.']])
  expect(lostErrors(form, { title: form.title ?? {} }, [])).toEqual([])
})

test('names all fields with errors if no changes are given, including a list with only an old message', () => {
  const stale: FormState = { ...form, pricing: { ...form.pricing, valid: true } }
  expect(pathsWithErrors(stale)).toEqual(['title', 'slug', 'pricing', 'pricing.0.name'])
})
