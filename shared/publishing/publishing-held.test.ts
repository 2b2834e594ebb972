import { expect, it } from 'vitest'
import { isPublishingHeld } from './read-state.ts'
import type { Outcome } from './state.ts'

const published: Outcome = { kind: 'published', release: 3, changed: [], gone: [], dead_links: [] }
const rollback = { back_to: 2, outcome: published }

it('holds changes back after a rollback until the next publish', () => {
  expect(isPublishingHeld([{ back_to: null, outcome: { kind: 'held' } }, rollback])).toBe(true)
  expect(isPublishingHeld([{ back_to: null, outcome: published }, rollback])).toBe(false)
  expect(isPublishingHeld([])).toBe(false)
})

it('stops holding changes back after a publish that found nothing to change', () => {
  expect(isPublishingHeld([{ back_to: null, outcome: { kind: 'unchanged' } }, rollback])).toBe(false)
})
