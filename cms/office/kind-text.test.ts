import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { lateKinds } from './event-kinds.ts'
import { kindText } from './kind-text.ts'
import { officeWords } from './words/index.ts'

const root = path.resolve(import.meta.dirname, '../..')
const sourceOf = (file: string) => readFileSync(path.join(root, file), 'utf8')
const all = Object.values(officeWords)

test('has texts in both languages for every kind of mail that the functions write', () => {
  const kinds = [...sourceOf('functions/ports/outbox.ts').matchAll(/^ {2}\| '(\w+)'$/gm)].map(([, kind = '']) => kind)
  expect(kinds).toContain('booking_received')
  for (const { mailKinds } of all) expect(Object.keys(mailKinds).sort()).toEqual(kinds.sort())
})

test('has texts in both languages for every kind of payment event that is written', () => {
  const files = globSync('{functions/{services,adapters/payload},cms/collections}/**/*.ts', { cwd: root })
  const sources = files.filter((file) => !file.includes('.test.')).map(sourceOf)
  const written =
    /(?:eventOf\(|stray\(deps, |addEvent\(.*?, |kind: )'(\w+)'(?=[),]\s*(?:provider|answer|id|detail|\{))|const kind = .* \? '(\w+)' : '(\w+)'/g
  const kinds = sources.flatMap((source) =>
    [...source.matchAll(written)].flatMap(([, ...kinds]) => kinds.filter(Boolean)),
  )
  const some = ['paid', 'refunded_by_hand', 'refunded_twice', 'refund_failed', 'unknown_refund', 'mail_failed']
  expect(kinds).toEqual(expect.arrayContaining([...some, ...lateKinds]))
  for (const { eventKinds } of all) expect(Object.keys(eventKinds).sort()).toEqual([...new Set(kinds)].sort())
})

test('derives the text of an unknown kind from its name', () => {
  expect(kindText('tour_moved', officeWords.id.mailKinds)).toBe('Tour moved')
  expect(kindText('constructor', officeWords.id.eventKinds)).toBe('Constructor')
})
