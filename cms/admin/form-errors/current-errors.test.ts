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

test('what another value stood in when the server was asked is not judged', () => {
  const asked: FormState = { ...form, title: { value: 'Ubud' }, about: { value: { children: ['Rice'] } } }
  const fields: FormState = { ...form, title: { value: 'Ubud by bike' }, about: { value: { children: ['Rice'] } } }
  expect(notJudged(asked, fields)).toEqual(['title'])
  expect(notJudged(asked, { ...fields, about: { value: { children: ['Water'] } } })).toEqual(['title', 'about'])
})

test('a field that came after the server was asked is not judged', () => {
  expect(notJudged(form, { ...form, 'pricing.1.name': { value: 'Car' } })).toEqual(['pricing.1.name'])
})

test('a file, which the server is not asked about, is never waited for', () => {
  const file = new File(['a'], 'rice.png')
  expect(notJudged({ file: {} }, { file: { value: file } })).toEqual([])
})

test('what an answer says of an older value is outdated', () => {
  const about: FormState = { ...form, 'pricing.0.name': { value: 'Bo', valid: true } }
  const shown: FormState = { ...form, title: { value: 'Ubud', ...wrong } }
  expect(outdatedErrors({ about, said: form }, shown)).toEqual(['title', 'pricing', 'pricing.0.name'])
  expect(outdatedErrors({ about: shown, said: form }, shown)).toEqual([])
})

test('what a save has said since an answer was asked for is not outdated by it', () => {
  const typed: FormState = { ...form, title: { value: 'Ubud', valid: false, errorMessage: 'It is taken.' } }
  const refused: FormState = {
    ...typed,
    own_password: { value: 'wrong', valid: false, errorMessage: 'It is not yours.' },
  }
  const about: FormState = { ...form, own_password: { value: '' } }
  expect(outdatedErrors({ about, said: form }, refused)).toEqual([])
})

test('what was said before is no new complaint', () => {
  const title = { value: '', valid: false, errorMessage: 'It is taken.' }
  expect(complainsAnew(form, { ...form, title })).toBe(true)
  expect(complainsAnew({ ...form, title: { value: '', valid: true } }, form)).toBe(true)
  expect(complainsAnew(form, { ...form, title: { value: 'Ubud', valid: true } })).toBe(false)
  expect(complainsAnew(form, form)).toBe(false)
})

test('a complaint that an answer takes back without having judged is lost, one whose field was corrected is not', () => {
  const drawn: FormState = { ...form, title: { ...form.title, valid: true }, slug: { value: 'ubud', valid: true } }
  expect(lostErrors(form, drawn, ['slug'])).toEqual([['title', 'Please enter it.']])
  expect(lostErrors(form, { title: form.title ?? {} }, [])).toEqual([])
})

test('asked for all, all that complain are named, also a list that only keeps an old message', () => {
  const stale: FormState = { ...form, pricing: { ...form.pricing, valid: true } }
  expect(pathsWithErrors(stale)).toEqual(['title', 'slug', 'pricing', 'pricing.0.name'])
})
