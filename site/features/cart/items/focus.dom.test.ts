import { expect, it, vi } from 'vitest'
import { indexAfterRemoval, restoreFocusTo } from './focus.ts'

it.each([
  ['the first of three', 0, 2, 0],
  ['the middle one of three', 1, 2, 1],
  ['the last of three', 2, 2, 1],
  ['the only one', 0, 0, -1],
])('the focus moves to the next item after removing %s, else to the last one', (_what, index, left, place) => {
  expect(indexAfterRemoval(index, left)).toBe(place)
})

it('moves the focus to an item that has moved, unless its control still has the focus', async () => {
  document.body.innerHTML = '<li data-cart-item="a" tabindex="-1"><button></button></li>'
  restoreFocusTo('a')
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('LI'))
  document.querySelector('button')?.focus()
  restoreFocusTo('a')
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(document.activeElement?.tagName).toBe('BUTTON')
})
