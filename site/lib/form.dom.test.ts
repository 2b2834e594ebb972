import { afterEach, expect, test, vi } from 'vitest'
import { focusFirstError, invalidFieldNames } from './form.ts'

afterEach(() => vi.useRealTimers())

test('focusFirstError focuses the first invalid field, even if the field is marked as invalid some frames later', () => {
  vi.useFakeTimers()
  document.body.innerHTML = '<form><input id="right"><input id="wrong"></form>'
  focusFirstError(document.querySelector('form'))
  vi.advanceTimersToNextFrame()
  vi.advanceTimersToNextFrame()
  document.getElementById('wrong')?.setAttribute('aria-invalid', 'true')
  vi.advanceTimersToNextFrame()
  expect(document.activeElement?.id).toBe('wrong')
})

test('invalidFieldNames returns the labels of the invalid fields with the headings of their sections', () => {
  document.body.innerHTML = `<form>
    <section aria-labelledby="who"><h2 id="who">Emergency Contact</h2>
      <label for="name">Full name</label><input id="name" aria-invalid="true">
      <label for="phone">Phone</label><input id="phone">
      <label for="relation">Relationship</label><select id="relation" aria-invalid="true"></select>
    </section>
    <input type="checkbox" aria-labelledby="terms" aria-invalid="true"><p id="terms">I accept the terms</p>
  </form>`
  expect(invalidFieldNames(document.querySelector('form'))).toEqual([
    'Emergency Contact: Full name, Relationship',
    'I accept the terms',
  ])
  expect(invalidFieldNames(null)).toEqual([])
})
