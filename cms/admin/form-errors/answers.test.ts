import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { type Answers, nameOf, remembering } from './answers.ts'

const formState: FormState = { title: { value: 'Ubud' } }
const tour = { collectionSlug: 'tours', id: 7 }

test('what was judged is known when the judgment comes', async () => {
  const answers: Answers = new Map()
  const { promise, resolve } = Promise.withResolvers<{ state: FormState }>()
  const answer = remembering(() => promise, answers)({ ...tour, formState })
  expect(answers.size).toBe(0)
  const judged = { state: { title: { value: 'Ubud', valid: false } } }
  resolve(judged)
  expect(await answer).toBe(judged)
  expect(answers.get(nameOf(tour))).toEqual({ about: formState, said: judged.state, isJudgment: true })
})

test('a form that is only drawn is known not to be judged', async () => {
  const answers: Answers = new Map()
  await remembering(async () => null, answers)({ ...tour, formState, skipValidation: true })
  expect(answers.get(nameOf(tour))).toEqual({ about: formState, said: {}, isJudgment: false })
})

test('what is asked after a save is about what was saved, and says nothing of what is typed', async () => {
  const answers: Answers = new Map()
  const ask = remembering(async () => null, answers)
  await ask({ ...tour, formState, data: { title: 'Ubud' }, skipValidation: true })
  await ask(tour)
  expect(answers.size).toBe(0)
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
