import { expect, it } from 'vitest'
import { isHeldBack } from './held.ts'
import type { Outcome } from './state.ts'

const published: Outcome = { kind: 'published', release: 3, changed: [], gone: [], dead_links: [] }
const back = { back_to: 2, outcome: published }

it('holds changes back after a rollback until the next publish', () => {
  expect(isHeldBack([{ back_to: null, outcome: { kind: 'held' } }, back])).toBe(true)
  expect(isHeldBack([{ back_to: null, outcome: published }, back])).toBe(false)
  expect(isHeldBack([])).toBe(false)
})

it('stops holding changes back after a publish that found nothing to change', () => {
  expect(isHeldBack([{ back_to: null, outcome: { kind: 'unchanged' } }, back])).toBe(false)
})
