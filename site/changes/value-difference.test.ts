import type { FieldValue } from '@nusa/shared/publishing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shortenText, shortenValues, textDifference, valueDifference } from './value-difference.ts'

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

const long = 'We walk through the rice terraces of the valley before anybody else is up.'

describe('textDifference', () => {
  it('shows the differing words with a few words of context', () => {
    expect(textDifference(`${long} Bring a hat. ${long}`, `${long} Bring a towel. ${long}`)).toEqual({
      before: '… is up. Bring a hat. We walk through the …',
      after: '… is up. Bring a towel. We walk through the …',
    })
  })

  it('shows short texts in full', () => {
    expect(textDifference('Bring a hat', 'Bring a towel')).toEqual({ before: 'Bring a hat', after: 'Bring a towel' })
  })

  it('shows added and removed words', () => {
    expect(textDifference('Bring a hat', 'Bring a big hat')).toEqual({
      before: 'Bring a hat',
      after: 'Bring a big hat',
    })
    expect(textDifference('a a', 'a a a')).toEqual({ before: 'a a', after: 'a a a' })
  })

  it('truncates a text to one line without splitting a character', () => {
    const text = '🌴'.repeat(200)
    expect(shortenText(text)).toBe(`${'🌴'.repeat(80)} …`)
    expect(shortenText(`a${text}`)).toBe(`a${'🌴'.repeat(79)} …`)
  })
})

const text = fc.array(fc.constantFrom('rice', 'terrace', 'Ubud', 'walk', 'early')).map((words) => words.join(' '))

it('textDifference returns different excerpts of different texts, no longer than the texts plus ellipses', () => {
  fc.assert(
    fc.property(text, text, (one, other) => {
      const { before, after } = textDifference(one, other)
      if (one !== other && Math.max(one.length, other.length) < 160) expect(before).not.toBe(after)
      expect(before.length).toBeLessThanOrEqual(Math.min(one.length, 160) + 4)
      expect(textDifference(other, one)).toEqual({ before: after, after: before })
    }),
  )
})
