import { expect, it } from 'vitest'
import { changedBy } from './changed-by.ts'

it('a build hook says whose changes it is about', () => {
  expect(changedBy('{"by":["Ketut","Putu"]}')).toEqual(['Ketut', 'Putu'])
})

it.each(['', '{', '{}', '{"by":"Ketut"}', '{"by":[1]}'])('of %j nobody is known', (body) => {
  expect(changedBy(body)).toEqual([])
})
