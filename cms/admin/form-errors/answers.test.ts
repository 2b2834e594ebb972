import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { type Answers, nameOf, type Refused, remembering } from './answers.ts'

const formState: FormState = { title: { value: 'Ubud' } }
const tour = { collectionSlug: 'tours', id: 7 }

test('stores the validated values when the response arrives', async () => {
  const answers: Answers = new Map()
  const { promise, resolve } = Promise.withResolvers<{ state: FormState }>()
  const answer = remembering(() => promise, answers, new Set())({ ...tour, formState })
  expect(answers.size).toBe(0)
  const judged = { state: { title: { value: 'Ubud', valid: false } } }
  resolve(judged)
  expect(await answer).toEqual(judged)
  expect(answers.get(nameOf(tour))).toEqual({ about: formState, said: judged.state, isJudgment: true })
})

test('knows that a request without validation is not a judgment', async () => {
  const answers: Answers = new Map()
  await remembering(async () => null, answers, new Set())({ ...tour, formState, skipValidation: true })
  expect(answers.get(nameOf(tour))).toEqual({ about: formState, said: {}, isJudgment: false })
})

test('ignores the request after a save, which says nothing about newer input', async () => {
  const answers: Answers = new Map()
  const ask = remembering(async () => null, answers, new Set())
  await ask({ ...tour, formState, data: { title: 'Ubud' }, skipValidation: true })
  await ask(tour)
  expect(answers.size).toBe(0)
})

test('keeps the errors of a refused save while the form is unchanged, and validates any other form', async () => {
  const errorMessage = 'Please say what became of the money.'
  const withErrors = { title: { value: 'Ubud', valid: false, errorMessage } }
  const ask = (refused: Refused, id = 7) =>
    remembering(
      async () => ({ state: { title: { valid: true } } }),
      new Map(),
      refused,
    )({ ...tour, id, formState: withErrors })
  expect((await ask(new Set([nameOf(tour)]))).state).toEqual({ title: { valid: false, errorMessage } })
  expect((await ask(new Set([nameOf(tour)]), 8)).state).toEqual({ title: { valid: true } })
  expect((await ask(new Set())).state).toEqual({ title: { valid: true } })
})

test('prefers the error of a new validation to the kept one', async () => {
  const withErrors = { title: { value: '', valid: false, errorMessage: 'It is taken.' } }
  const judged = { title: { valid: false, errorMessage: 'Please enter it.' } }
  const ask = remembering(async () => ({ state: judged }), new Map(), new Set([nameOf(tour)]))
  expect((await ask({ ...tour, formState: withErrors })).state).toEqual(judged)
})

test('keeps the errors in a request without validation', async () => {
  const ask = remembering(async () => ({ state: { title: {} } }), new Map(), new Set())
  const withErrors = {
    title: { value: 'Ubud', valid: false, errorMessage: 'It is taken.' },
    slug: { value: '', valid: false },
  }
  const { state } = await ask({ ...tour, formState: withErrors, skipValidation: true })
  expect(state).toEqual({ title: { valid: false, errorMessage: 'It is taken.' } })
  expect((await ask({ ...tour, formState, skipValidation: true })).state).toEqual({ title: {} })
})

test('gives each document a unique name, and a new one the name of its collection', () => {
  const names = [
    nameOf(tour),
    nameOf({ ...tour, id: 8 }),
    nameOf({ collectionSlug: 'tours' }),
    nameOf({ globalSlug: 'home' }),
  ]
  expect(new Set(names).size).toBe(4)
})
