import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { enterText } from '../../testing/react.ts'
import { Stepper } from './Stepper.tsx'

let root: Root
let counts: number[]
const input = () => document.querySelector('input')

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  counts = []
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

const show = (value: number, max: number, highestMax?: number) =>
  act(async () =>
    root.render(
      <Stepper
        label="Adults"
        value={value}
        min={1}
        max={max}
        highestMax={highestMax}
        onValue={(count) => counts.push(count)}
      />,
    ),
  )

async function type(text: string): Promise<void> {
  await enterText(input() ?? expect.unreachable(), text)
}
const leave = () => act(async () => input()?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))

it('the stepper applies a typed count immediately', async () => {
  await show(1, 99)
  await type('23')
  expect(counts).toEqual([23])
})

it('the stepper clamps a typed count to its limits on blur', async () => {
  await show(2, 12)
  await type('40')
  expect(counts).toEqual([])
  await leave()
  await type('0')
  await leave()
  expect(counts).toEqual([12, 1])
})

it('the stepper does not change the count if the field is empty on blur', async () => {
  await show(2, 99)
  await type('')
  await leave()
  expect(counts).toEqual([])
  expect(input()?.value).toBe('2')
})

it('the stepper has no number field if the maximum is low', async () => {
  await show(2, 10)
  expect(input()).toBeNull()
  expect(document.querySelectorAll('button')).toHaveLength(2)
})

it('the stepper keeps the number field when other counts lower the maximum, so that no button moves', async () => {
  await show(2, 12, 12)
  const field = input()
  expect(field).not.toBeNull()
  await show(2, 10, 12)
  expect(input()).toBe(field)
})

it('the stepper has the same width with and without the number field', async () => {
  await show(2, 10)
  expect(document.querySelector('output')?.classList).toContain('w-12')
  await show(2, 99)
  expect(input()?.classList).toContain('w-12')
})
