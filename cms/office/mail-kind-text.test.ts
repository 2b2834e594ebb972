import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mailKindText } from './mail-kind-text.ts'
import { officeWords } from './words/index.ts'

test('each kind of mail that the functions write has words in both languages', () => {
  const source = readFileSync(new URL('../../functions/ports/outbox.ts', import.meta.url), 'utf8')
  const kinds = [...source.matchAll(/^ {2}\| '(\w+)'$/gm)].map(([, kind = '']) => kind)
  expect(kinds).toContain('booking_received')
  for (const { mailKinds } of Object.values(officeWords)) expect(Object.keys(mailKinds).sort()).toEqual(kinds.sort())
  expect(kinds.map((kind) => mailKindText(kind, officeWords.id)).join()).not.toContain('_')
})

test('one that has none is told by its name in words', () => {
  expect(mailKindText('tour_moved', officeWords.id)).toBe('Tour moved')
})
