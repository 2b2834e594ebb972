import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import {
  findChangedPaths,
  findDisappearedErrors,
  findErrorPaths,
  findOutdatedErrors,
  findUnsentPaths,
  hasNewError,
  takeLostErrors,
} from './current-errors.ts'

const wrong = { valid: false, errorMessage: 'Please enter it.' }
const form: FormState = {
  title: { value: '', ...wrong },
  slug: { value: '', ...wrong },
  pricing: { value: 1, rows: [{ id: 'a' }], ...wrong },
  'pricing.0.name': { value: '', ...wrong },
  'pricing.0.duration': { value: '', valid: true },
}

test('findErrorPaths returns the paths of errors in a changed field and in its parent fields', () => {
  const after: FormState = { ...form, 'pricing.0.name': { value: 'Boat', ...wrong } }
  const changed = findChangedPaths(form, after)
  expect(changed).toEqual(['pricing.0.name'])
  expect(findErrorPaths(after, changed)).toEqual(['pricing', 'pricing.0.name'])
})

test('findChangedPaths returns the path of a list to which a row was added', () => {
  const { pricing, ...rest } = form
  const before: FormState = { ...rest, pricing: { ...pricing, value: 0, rows: [] } }
  expect(findErrorPaths(form, findChangedPaths(before, form))).toEqual(['pricing'])
})

test('findChangedPaths does not return a field that appears together with its error', () => {
  // For example the field for the current password, which appears when a role is changed, and the response to a save
  // right after that.
  const after: FormState = { ...form, own_password: { value: '', ...wrong } }
  expect(findChangedPaths(form, after)).toEqual([])
})

test('findChangedPaths does not return a field that the server has only validated again', () => {
  const before: FormState = { ...form, title: { value: '', valid: true } }
  expect(findErrorPaths(form, findChangedPaths(before, form))).toEqual([])
})

test('findUnsentPaths returns a field whose value changed after the request', () => {
  const requestState: FormState = { ...form, title: { value: 'Ubud' }, about: { value: { children: ['Rice'] } } }
  const fields: FormState = { ...form, title: { value: 'Ubud by bike' }, about: { value: { children: ['Rice'] } } }
  expect(findUnsentPaths(requestState, fields)).toEqual(['title'])
  expect(findUnsentPaths(requestState, { ...fields, about: { value: { children: ['Water'] } } })).toEqual([
    'title',
    'about',
  ])
})

test('findUnsentPaths returns a field that appeared after the request', () => {
  expect(findUnsentPaths(form, { ...form, 'pricing.1.name': { value: 'Car' } })).toEqual(['pricing.1.name'])
})

test('findUnsentPaths returns a list whose rows were replaced or moved after the request', () => {
  const rows = [{ id: 'a' }, { id: 'b' }]
  const request: FormState = { pricing: { value: 2, rows } }
  expect(findUnsentPaths(request, { pricing: { value: 2, rows: [...rows] } })).toEqual([])
  expect(findUnsentPaths(request, { pricing: { value: 2, rows: rows.toReversed() } })).toEqual(['pricing'])
  expect(findUnsentPaths({ pricing: { value: 0 } }, { pricing: { value: 0, rows: [] } })).toEqual([])
})

test('findUnsentPaths never returns a file, because requests contain no files', () => {
  const file = new File(['a'], 'rice.png')
  expect(findUnsentPaths({ file: {} }, { file: { value: file } })).toEqual([])
})

test('findOutdatedErrors returns the errors in a response about an older value', () => {
  const requestState: FormState = { ...form, 'pricing.0.name': { value: 'Bo', valid: true } }
  const shown: FormState = { ...form, title: { value: 'Ubud', ...wrong } }
  expect(findOutdatedErrors({ requestState, responseState: form }, shown)).toEqual([
    'title',
    'pricing',
    'pricing.0.name',
  ])
  expect(findOutdatedErrors({ requestState: shown, responseState: form }, shown)).toEqual([])
})

test('findOutdatedErrors does not return the errors of a later save', () => {
  const typed: FormState = { ...form, title: { value: 'Ubud', valid: false, errorMessage: 'It is taken.' } }
  const refused: FormState = {
    ...typed,
    own_password: { value: 'wrong', valid: false, errorMessage: 'It is not yours.' },
  }
  const requestState: FormState = { ...form, own_password: { value: '' } }
  expect(findOutdatedErrors({ requestState, responseState: form }, refused)).toEqual([])
})

test('hasNewError returns false for a repeated error', () => {
  const title = { value: '', valid: false, errorMessage: 'It is taken.' }
  expect(hasNewError(form, { ...form, title })).toBe(true)
  expect(hasNewError({ ...form, title: { value: '', valid: true } }, form)).toBe(true)
  expect(hasNewError(form, { ...form, title: { value: 'Ubud', valid: true } })).toBe(false)
  expect(hasNewError(form, form)).toBe(false)
})

test('findDisappearedErrors returns the errors that a response removed, except those of corrected fields', () => {
  const drawn: FormState = { ...form, title: { ...form.title, valid: true }, slug: { value: 'ubud', valid: true } }
  expect(findDisappearedErrors(form, drawn, ['slug'])).toEqual([['title', 'Please enter it.']])
  expect(findDisappearedErrors(form, { title: form.title ?? {} }, [])).toEqual([])
})

test('takeLostErrors returns an error that the field does not show, once for each response', () => {
  const saveErrors = new Map([
    ['from', { message: 'The rows overlap.' }],
    ['to', { message: 'Please enter a number.' }],
    ['removed', { message: 'Please enter a name.' }],
  ])
  const shown = { from: { valid: false }, to: { valid: false } }
  const cleared = { from: { valid: true }, to: { valid: false } }
  const [first, second] = [1, 2].map(() => ({ requestState: {}, responseState: {}, isValidated: true }))
  const lost = [{ path: 'from', message: 'The rows overlap.' }]
  expect(takeLostErrors(saveErrors, cleared, null), 'never shown').toEqual(lost)
  expect(takeLostErrors(saveErrors, shown, null)).toEqual([])
  expect(takeLostErrors(saveErrors, cleared, null), 'cleared by a component').toEqual([])
  for (const response of [first ?? null, second ?? null]) {
    expect(takeLostErrors(saveErrors, cleared, response), 'replaced by a response').toEqual(lost)
    expect(takeLostErrors(saveErrors, cleared, response)).toEqual([])
  }
  expect(takeLostErrors(undefined, cleared, null)).toEqual([])
})

test('findErrorPaths returns all fields with errors or error messages if no changes are given', () => {
  const stale: FormState = { ...form, pricing: { ...form.pricing, valid: true } }
  expect(findErrorPaths(stale)).toEqual(['title', 'slug', 'pricing', 'pricing.0.name'])
})
