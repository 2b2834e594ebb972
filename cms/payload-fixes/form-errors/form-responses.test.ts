import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import {
  createDocumentKey,
  type FormRequestMap,
  type FormResponseMap,
  type RefusedForms,
  type SaveErrors,
  trackRequests,
  trackResponses,
} from './form-responses.ts'

const formState: FormState = { title: { value: 'Ubud' } }
const tour = { collectionSlug: 'tours', id: 7 }

test('trackResponses stores the validated values when the response arrives', async () => {
  const answers: FormResponseMap = new Map()
  const { promise, resolve } = Promise.withResolvers<{ state: FormState }>()
  const answer = trackResponses(() => promise, answers, new Set(), new Map())({ ...tour, formState })
  expect(answers.size).toBe(0)
  const validated = { state: { title: { value: 'Ubud', valid: false } } }
  resolve(validated)
  expect(await answer).toEqual(validated)
  expect(answers.get(createDocumentKey(tour))).toEqual({
    requestState: formState,
    responseState: validated.state,
    isValidated: true,
  })
})

test('trackRequests stores the sent values, and whether the response is pending', async () => {
  const requests: FormRequestMap = new Map()
  const { promise, reject } = Promise.withResolvers<null>()
  await trackRequests(async () => null, requests)({ ...tour, formState, data: { title: 'Ubud' } })
  expect(requests.size).toBe(0)
  const answer = trackRequests(() => promise, requests)({ ...tour, formState })
  expect(requests.get(createDocumentKey(tour))).toEqual({ requestState: formState, isPending: true })
  reject(new Error('offline'))
  await expect(answer).rejects.toThrow('offline')
  expect(requests.get(createDocumentKey(tour))?.isPending).toBe(false)
})

test('trackResponses marks a response as not validated if its request skipped the validation', async () => {
  const answers: FormResponseMap = new Map()
  await trackResponses(async () => null, answers, new Set(), new Map())({ ...tour, formState, skipValidation: true })
  expect(answers.get(createDocumentKey(tour))).toEqual({
    requestState: formState,
    responseState: {},
    isValidated: false,
  })
})

test('trackResponses ignores the request after a save, because that request contains no newer input', async () => {
  const answers: FormResponseMap = new Map()
  const send = trackResponses(async () => null, answers, new Set(), new Map())
  await send({ ...tour, formState, data: { title: 'Ubud' }, skipValidation: true })
  await send(tour)
  expect(answers.size).toBe(0)
})

test('trackResponses preserves the errors of a refused save while the form is unchanged', async () => {
  const errorMessage = 'Please say what became of the money.'
  const withErrors = { title: { value: 'Ubud', valid: false, errorMessage } }
  const send = (refused: RefusedForms, id = 7) =>
    trackResponses(
      async () => ({ state: { title: { valid: true } } }),
      new Map(),
      refused,
      new Map(),
    )({ ...tour, id, formState: withErrors })
  expect((await send(new Set([createDocumentKey(tour)]))).state).toEqual({ title: { valid: false, errorMessage } })
  expect((await send(new Set([createDocumentKey(tour)]), 8)).state).toEqual({ title: { valid: true } })
  expect((await send(new Set())).state).toEqual({ title: { valid: true } })
})

test('trackResponses returns the error of a new validation instead of the error of a refused save', async () => {
  const withErrors = { title: { value: '', valid: false, errorMessage: 'It is taken.' } }
  const validated = { title: { valid: false, errorMessage: 'Please enter it.' } }
  const send = trackResponses(
    async () => ({ state: validated }),
    new Map(),
    new Set([createDocumentKey(tour)]),
    new Map(),
  )
  expect((await send({ ...tour, formState: withErrors })).state).toEqual(validated)
})

test('trackResponses preserves existing errors if the request skips the validation', async () => {
  const send = trackResponses(async () => ({ state: { title: {} } }), new Map(), new Set(), new Map())
  const withErrors = {
    title: { value: 'Ubud', valid: false, errorMessage: 'It is taken.' },
    slug: { value: '', valid: false },
  }
  const { state } = await send({ ...tour, formState: withErrors, skipValidation: true })
  expect(state).toEqual({ title: { valid: false, errorMessage: 'It is taken.' } })
  expect((await send({ ...tour, formState, skipValidation: true })).state).toEqual({ title: {} })
})

test('trackResponses adds the errors of a save that was refused while the request was pending', async () => {
  const saveErrors: SaveErrors = new Map()
  const { promise, resolve } = Promise.withResolvers<{ state: FormState }>()
  const send = trackResponses(() => promise, new Map(), new Set(), saveErrors)
  const answer = send({ ...tour, formState, skipValidation: true })
  saveErrors.set(createDocumentKey(tour), new Map([['title', { message: 'It is taken.' }]]))
  resolve({ state: { title: {}, slug: {} } })
  expect((await answer).state).toEqual({ title: { valid: false, errorMessage: 'It is taken.' }, slug: {} })
})

test('createDocumentKey returns a unique key for each document, global and new document', () => {
  const names = [
    createDocumentKey(tour),
    createDocumentKey({ ...tour, id: 8 }),
    createDocumentKey({ collectionSlug: 'tours' }),
    createDocumentKey({ globalSlug: 'home' }),
  ]
  expect(new Set(names).size).toBe(4)
})
