import { expect, test } from 'vitest'
import { hasToken } from './token.ts'

const token = 'a-token-of-some-length'

test('hasToken accepts only the exact token', () => {
  expect(hasToken(`Bearer ${token}`, token)).toBe(true)
  for (const wrong of [null, '', token, `bearer ${token}`, `Bearer ${token} `, `Bearer ${token.slice(1)}`]) {
    expect(hasToken(wrong, token)).toBe(false)
  }
})
