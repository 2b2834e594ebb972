import type { FieldValue } from '@nusa/shared/publishing'
import { expect, it } from 'vitest'
import { shortenValues, valueDifference } from './value-difference.ts'

const more = { kind: 'more' }
const many = Array.from({ length: 40 }, (_, index) => `view ${index + 1}`)

it('valueDifference returns the differing values with one value of context on each side', () => {
  expect(valueDifference(many, many.with(20, 'sea'))).toEqual({
    before: [more, 'view 20', 'view 21', 'view 22', more],
    after: [more, 'view 20', 'sea', 'view 22', more],
  })
  expect(valueDifference(many, many.slice(1))).toEqual({ before: ['view 1', 'view 2', more], after: ['view 2', more] })
})

it('valueDifference shortens a long text to the part that differs', () => {
  const long = (word: string) => `${'rice and '.repeat(60)}${word}${' and more'.repeat(60)}`
  const [before, after] = [valueDifference(['A', long('tea')], ['A', long('coffee')]).before, many]
  expect(before).toEqual(['A', '… rice and rice and tea and more and more …'])
  expect(shortenValues([...after, long('tea')])).toHaveLength(13)
})

it('valueDifference does not shorten values that are not texts', () => {
  const flag = (is: boolean): FieldValue => ({ kind: 'flag', is })
  expect(valueDifference([flag(true)], [flag(false)])).toEqual({ before: [flag(true)], after: [flag(false)] })
})
