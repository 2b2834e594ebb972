// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { keepFocusOn, placeAfterRemoval } from './focus.ts'

it.each([
  ['the first of three', 0, 2, 0],
  ['the middle one of three', 1, 2, 1],
  ['the last of three', 2, 2, 1],
  ['the only one', 0, 0, -1],
])('after removing %s the focus goes to the item in its place, else to the last one', (_what, index, left, place) => {
  expect(placeAfterRemoval(index, left)).toBe(place)
})

it('a change that moves an item elsewhere takes the focus along, one that leaves its control there does not', async () => {
  document.body.innerHTML = '<li data-cart-item="a" tabindex="-1"><button></button></li>'
  keepFocusOn('a')
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('LI'))
  document.querySelector('button')?.focus()
  keepFocusOn('a')
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(document.activeElement?.tagName).toBe('BUTTON')
})
