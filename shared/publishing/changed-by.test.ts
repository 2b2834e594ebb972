import { expect, it } from 'vitest'
import { parseChangedBy } from './changed-by.ts'

it('parseChangedBy returns the editors in the body of a build hook', () => {
  expect(parseChangedBy('{"by":["Ketut","Putu"]}')).toEqual(['Ketut', 'Putu'])
})

it.each(['', '{', '{}', '{"by":"Ketut"}', '{"by":[1]}'])(
  'parseChangedBy returns no names for the build hook body %j',
  (body) => {
    expect(parseChangedBy(body)).toEqual([])
  },
)
