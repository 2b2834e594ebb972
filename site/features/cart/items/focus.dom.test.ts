import { expect, it, vi } from 'vitest'
import { focusItemIfFocusLost, indexAfterRemoval } from './focus.ts'

it.each([
  ['the first of three items', 0, 2, 0],
  ['the middle item of three', 1, 2, 1],
  ['the last of three items', 2, 2, 1],
  ['the only item', 0, 0, -1],
])('after the removal of %s, indexAfterRemoval(%i, %i) returns %i', (_what, index, left, place) => {
  expect(indexAfterRemoval(index, left)).toBe(place)
})

it('focusItemIfFocusLost focuses the item if the focus was lost, but not if a control has the focus', async () => {
  document.body.innerHTML = '<li data-cart-item="a" tabindex="-1"><button></button></li>'
  focusItemIfFocusLost('a')
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('LI'))
  document.querySelector('button')?.focus()
  focusItemIfFocusLost('a')
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(document.activeElement?.tagName).toBe('BUTTON')
})
