import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { changedPaths, notJudgedYet, pathsWithErrors } from './old-errors.ts'

const wrong = { valid: false, errorMessage: 'Please write it.' }
const form: FormState = {
  title: { value: '', ...wrong },
  slug: { value: '', ...wrong },
  pricing: { value: 1, rows: [{ id: 'a' }], ...wrong },
  'pricing.0.name': { value: '', ...wrong },
  'pricing.0.duration': { value: '', valid: true },
}

test('what is corrected is what changed and what it is part of', () => {
  const after: FormState = { ...form, 'pricing.0.name': { value: 'Boat', ...wrong } }
  const changed = changedPaths(form, after)
  expect(changed).toEqual(['pricing.0.name'])
  expect(pathsWithErrors(after, changed)).toEqual(['pricing', 'pricing.0.name'])
})

test('a row that is added or taken out changes its list', () => {
  const { pricing, ...rest } = form
  const before: FormState = { ...rest, pricing: { ...pricing, value: 0, rows: [] } }
  expect(pathsWithErrors(form, changedPaths(before, form))).toEqual(['pricing'])
})

test('a field that comes with what is said of it has not been changed', () => {
  // As the question for the own password, which comes once a role is changed, and the answer to a save right after that.
  const after: FormState = { ...form, own_password: { value: '', ...wrong } }
  expect(changedPaths(form, after)).toEqual([])
})

test('a new judgment of the server is no change, and stays', () => {
  const before: FormState = { ...form, title: { value: '', valid: true } }
  expect(pathsWithErrors(form, changedPaths(before, form))).toEqual([])
})

test('what the server says right after a change is about what stood there before', () => {
  const changedAt = new Map<string, number>()
  expect(notJudgedYet(changedAt, ['title'], 1000)).toEqual(['title'])
  expect(notJudgedYet(changedAt, ['slug'], 1200)).toEqual(['title', 'slug'])
  expect(notJudgedYet(changedAt, [], 1250)).toEqual(['slug'])
  expect(notJudgedYet(changedAt, [], 1450)).toEqual([])
})

test('asked for all, all that complain are named, also a list that only keeps an old message', () => {
  const stale: FormState = { ...form, pricing: { ...form.pricing, valid: true } }
  expect(pathsWithErrors(stale)).toEqual(['title', 'slug', 'pricing', 'pricing.0.name'])
})
