import { expect, it } from 'vitest'
import { isPublishingHeld } from './held.ts'
import type { Outcome } from './state.ts'

const published: Outcome = { kind: 'published', release: 3, changed: [], gone: [], dead_links: [] }
const back = { back_to: 2, outcome: published }

it('holds changes back after a rollback until the next publish', () => {
  expect(isPublishingHeld([{ back_to: null, outcome: { kind: 'held' } }, back])).toBe(true)
  expect(isPublishingHeld([{ back_to: null, outcome: published }, back])).toBe(false)
  expect(isPublishingHeld([])).toBe(false)
})

it('stops holding changes back after a publish that found nothing to change', () => {
  expect(isPublishingHeld([{ back_to: null, outcome: { kind: 'unchanged' } }, back])).toBe(false)
})
