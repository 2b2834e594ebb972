import { expect, it } from 'vitest'
import { isPublishingHeld } from './read-state.ts'
import type { Outcome } from './state.ts'

const published: Outcome = { kind: 'published', release: 3, changed: [], gone: [], dead_links: [] }
const rollback = { back_to: 2, outcome: published }

it('isPublishingHeld is true after a rollback until the next publish', () => {
  expect(isPublishingHeld([{ back_to: null, outcome: { kind: 'held' } }, rollback])).toBe(true)
  expect(isPublishingHeld([{ back_to: null, outcome: published }, rollback])).toBe(false)
  expect(isPublishingHeld([])).toBe(false)
})

it('isPublishingHeld is false after a publish without changes', () => {
  expect(isPublishingHeld([{ back_to: null, outcome: { kind: 'unchanged' } }, rollback])).toBe(false)
})
