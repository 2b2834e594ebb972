import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { type Answers, nameOf, type Refused, remembering } from './answers.ts'

const formState: FormState = { title: { value: 'Ubud' } }
const tour = { collectionSlug: 'tours', id: 7 }

test('what was judged is known when the judgment comes', async () => {
  const answers: Answers = new Map()
  const { promise, resolve } = Promise.withResolvers<{ state: FormState }>()
  const answer = remembering(() => promise, answers, new Map())({ ...tour, formState })
  expect(answers.size).toBe(0)
  const judged = { state: { title: { value: 'Ubud', valid: false } } }
  resolve(judged)
  expect(await answer).toEqual(judged)
  expect(answers.get(nameOf(tour))).toEqual({ about: formState, said: judged.state, isJudgment: true })
})

test('a form that is only drawn is known not to be judged', async () => {
  const answers: Answers = new Map()
  await remembering(async () => null, answers, new Map())({ ...tour, formState, skipValidation: true })
  expect(answers.get(nameOf(tour))).toEqual({ about: formState, said: {}, isJudgment: false })
})

test('what is asked after a save is about what was saved, and says nothing of what is typed', async () => {
  const answers: Answers = new Map()
  const ask = remembering(async () => null, answers, new Map())
  await ask({ ...tour, formState, data: { title: 'Ubud' }, skipValidation: true })
  await ask(tour)
  expect(answers.size).toBe(0)
})

test('what a save has refused stays said for as long as its field is as it was', async () => {
  const errorMessage = 'Please say what became of the money.'
  const refused: Refused = new Map([[nameOf(tour), new Map([['title', errorMessage]])]])
  const ask = remembering(async () => ({ state: { title: { valid: true } } }), new Map(), refused)
  const told = { title: { value: 'Ubud', valid: false, errorMessage } }
  expect((await ask({ ...tour, formState: told })).state).toEqual({ title: { valid: false, errorMessage } })
  expect((await ask({ ...tour, formState })).state).toEqual({ title: { valid: true } })
  expect((await ask({ ...tour, id: 8, formState: told })).state).toEqual({ title: { valid: true } })
})

test('a form that is only drawn keeps its complaints', async () => {
  const ask = remembering(async () => ({ state: { title: {} } }), new Map(), new Map())
  const told = {
    title: { value: 'Ubud', valid: false, errorMessage: 'It is taken.' },
    slug: { value: '', valid: false },
  }
  const { state } = await ask({ ...tour, formState: told, skipValidation: true })
  expect(state).toEqual({ title: { valid: false, errorMessage: 'It is taken.' } })
  expect((await ask({ ...tour, formState, skipValidation: true })).state).toEqual({ title: {} })
})

test('what an answer says as well is from then on what answers say', async () => {
  const errorMessage = 'It is taken.'
  const told = { title: { value: 'Ubud', valid: false, errorMessage } }
  const refused: Refused = new Map([[nameOf(tour), new Map([['title', errorMessage]])]])
  const judgments = [told, formState]
  const ask = remembering(async () => ({ state: judgments.shift() ?? {} }), new Map(), refused)
  expect((await ask({ ...tour, formState: told })).state).toEqual(told)
  expect((await ask({ ...tour, formState: told })).state).toEqual(formState)
})

test('each document has a name of its own, a new one that of its collection', () => {
  const names = [
    nameOf(tour),
    nameOf({ ...tour, id: 8 }),
    nameOf({ collectionSlug: 'tours' }),
    nameOf({ globalSlug: 'home' }),
  ]
  expect(new Set(names).size).toBe(4)
})
