// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { focusFirstError } from './form.ts'

afterEach(() => vi.useRealTimers())

test('the first wrong field gets the focus, also where it is marked some frames later', () => {
  vi.useFakeTimers()
  document.body.innerHTML = '<form><input id="right"><input id="wrong"></form>'
  focusFirstError(document.querySelector('form'))
  vi.advanceTimersToNextFrame()
  vi.advanceTimersToNextFrame()
  document.getElementById('wrong')?.setAttribute('aria-invalid', 'true')
  vi.advanceTimersToNextFrame()
  expect(document.activeElement?.id).toBe('wrong')
})
