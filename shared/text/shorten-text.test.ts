import { expect, test } from 'vitest'
import { shortenText } from './shorten-text.ts'

test('shortenText does not cut a short text', () => {
  expect(shortenText('  Rice\n terraces ', 20)).toBe('Rice terraces')
})

test('shortenText cuts a long text between words', () => {
  expect(shortenText('One two three four, five six', 20)).toBe('One two three four…')
})

test('shortenText never splits a character', () => {
  expect(shortenText('😀'.repeat(20), 20)).toBe(`${'😀'.repeat(9)}…`)
})
