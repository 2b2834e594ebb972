import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { formatPhone, parsePhone } from './index.ts'

describe('parsePhone', () => {
  test.each([
    ['0812 3456 7890', 'Indonesia', '+6281234567890'],
    ['0812 3456 7890', '', '+6281234567890'],
    ['0812 3456 7890', 'Atlantis', '+6281234567890'],
    ['\u200e+62\u2011812\u20133456/7890', 'Australia', '+6281234567890'],
    ['０８１２　３４５６　７８９０', 'Indonesia', '+6281234567890'],
    ['00 62 812 3456 7890', 'Indonesia', '+6281234567890'],
    ['+62 (0)812 3456 7890', 'Australia', '+6281234567890'],
    ['62 ( 0 ) 812 3456 7890', 'Indonesia', '+6281234567890'],
    ['62812.3456.7890', ' indonesia ', '+6281234567890'],
    ['(0361) 555 0142', 'Indonesia', '+623615550142'],
    ['0400 123 456', 'Australia', '+61400123456'],
    ['0061 400 123 456', 'Indonesia', '+61400123456'],
    ['020 7946 0958', 'UK', '+442079460958'],
    ['030 901820', 'Deutschland', '+4930901820'],
    ['090-1234-5678', '日本', '+819012345678'],
    ['202 555 0143', 'United States of America', '+12025550143'],
    ['0812 3456 7890', 'Australia', '+6281234567890'],
    ['44 20 7946 0958', 'Australia', '+442079460958'],
    ['+44 (0)20 7946 0958', 'United Kingdom', '+442079460958'],
    ['0044-(0)20-7946-0958', 'United Kingdom', '+442079460958'],
    ['+39 06 6982 1234', 'Italy', '+390669821234'],
    ['+39 (0)6 6982 1234', 'Italy', '+390669821234'],
    ['+20 10 0123 4567', 'Egypt', '+201001234567'],
    ['+225 07 12 34 56 78', 'Ivory Coast', '+2250712345678'],
  ])('(%j, %j) returns %j', (typed, country, number) => {
    expect(parsePhone(typed, country)).toBe(number)
  })

  test.each([
    '',
    'abc',
    '0812',
    '1',
    '123456',
    'ask my wife',
    '+62 812 3456 ext. 7',
    '+0 123 456 789',
    `+${'6'.repeat(40)}`,
  ])('rejects %j', (typed) => {
    expect(parsePhone(typed, 'Indonesia')).toBeNull()
  })
})

describe('formatPhone', () => {
  it('uses the international format', () => {
    expect(formatPhone('+6281234567890')).toBe('+62 812 3456 7890')
    expect(formatPhone('+61400123456')).toBe('+61 400 123 456')
    expect(formatPhone('0812 3456 7890', 'Indonesia')).toBe('+62 812 3456 7890')
    expect(formatPhone('0061 400123456')).toBe('+61 400 123 456')
  })

  test.each(['abc', '', '7', '0812 3456 7890'])(
    'does not change %j, which is not the number of a known country',
    (stored) => {
      expect(formatPhone(stored)).toBe(stored)
    },
  )

  it('returns a string that parses to the same number', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('62', '61', '39', '1', '44', '225', '880'),
        fc.stringMatching(/^\d{5,12}$/),
        (code, rest) => {
          const number = parsePhone(`+${code}${rest}`)
          fc.pre(number !== null)
          expect(parsePhone(formatPhone(number ?? ''), 'Australia')).toBe(number)
        },
      ),
    )
  })
})
