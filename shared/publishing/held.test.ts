import { expect, it } from 'vitest'
import { isHeldBack } from './held.ts'
import type { Outcome } from './state.ts'

const published: Outcome = { kind: 'published', release: 3, changed: [], gone: [], dead_links: [] }
const back = { back_to: 2, outcome: published }

it('changes are held back from going back to a release until the next publish', () => {
  expect(isHeldBack([{ back_to: null, outcome: { kind: 'held' } }, back])).toBe(true)
  expect(isHeldBack([{ back_to: null, outcome: published }, back])).toBe(false)
  expect(isHeldBack([])).toBe(false)
})

it('a publish that finds the release as it is ends that, too', () => {
  expect(isHeldBack([{ back_to: null, outcome: { kind: 'unchanged' } }, back])).toBe(false)
})
