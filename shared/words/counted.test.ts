import { expect, test } from 'vitest'
import { counted } from './index.ts'

test.each([
  [counted(0, 'day'), '0 days'],
  [counted(1, 'day'), '1 day'],
  [counted(2, 'day'), '2 days'],
  [counted(1, 'child', 'children'), '1 child'],
  [counted(3, 'child', 'children'), '3 children'],
])('uses singular or plural for the number: %s', (text, expected) => {
  expect(text).toBe(expected)
})
