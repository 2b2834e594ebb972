import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInForm, unmountForm } from '../../testing/payload-form.tsx'
import { LocalDateField } from './LocalDateField.tsx'

vi.mock('@payloadcms/ui', async () => (await import('../../testing/payload-form.tsx')).payloadForm)

afterEach(unmountForm)

const input = () => document.querySelector('input') ?? expect.unreachable()
const warning = () => document.querySelector('[role=status]')?.textContent

/**
 * Sets what a browser reports and leaves the field. For an incomplete date, the value is empty and `badInput` is true.
 */
async function leaveWith(value: string, badInput: boolean): Promise<void> {
  vi.spyOn(input(), 'validity', 'get').mockReturnValue({ badInput } as ValidityState)
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), value)
    input().dispatchEvent(new Event('input', { bubbles: true }))
    input().dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  })
}

test('a date field warns that an incomplete date is not saved, until the date is complete or empty', async () => {
  await renderInForm(<LocalDateField path="from" field={{ name: 'from', label: 'From' }} />)
  expect(warning()).toBe('')
  await leaveWith('', true)
  expect(warning()).toBe('This date is incomplete, so it will not be saved. Please enter day, month and year.')
  await leaveWith('2026-08-01', false)
  expect(warning()).toBe('')
  await leaveWith('', true)
  await leaveWith('', false)
  expect(warning()).toBe('')
})
