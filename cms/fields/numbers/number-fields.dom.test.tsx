import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { changeForm, FieldPathContext, readFormFields, renderInForm, unmountForm } from '../../testing/payload-form.tsx'
import { PriceField, WholeNumberField } from './NumberFields.tsx'

vi.mock('@payloadcms/ui', async () => (await import('../../testing/payload-form.tsx')).payloadForm)
vi.mock('@payloadcms/ui/shared', () => ({ mergeFieldStyles: () => ({}) }))

const input = () => document.querySelector('input') ?? expect.unreachable()
const message = () => document.querySelector('[role=status]')?.textContent

async function enter(text: string): Promise<void> {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text)
    input().dispatchEvent(new Event('input', { bubbles: true }))
  })
}
const leave = () => act(async () => void input().dispatchEvent(new FocusEvent('focusout', { bubbles: true })))

afterEach(unmountForm)

test.each([
  ['350,5', 'Please enter whole rupiah without decimals, for example 1.500.000.'],
  ['-5', 'A price cannot be below zero.'],
  ['a lot', 'Please enter whole rupiah, for example 1.500.000 or 1,5 jt.'],
  ['350', 'Rp350 is very low. Did you mean Rp350.000?'],
  ['350.000', ''],
  ['1,5 jt', ''],
])('a price field with the input “%s” shows the message “%s”', async (text, expected) => {
  await renderInForm(<PriceField path="price" field={{ name: 'price' }} />)
  await enter(text)
  expect(input().value).toBe(text)
  expect(message()).toBe(expected)
})

test('a price field formats a valid price when the field loses the focus', async () => {
  await renderInForm(<PriceField path="price" field={{ name: 'price' }} />)
  await enter('1,5 jt')
  await leave()
  expect(input().value).toBe('1.500.000')
  expect(readFormFields().price?.value).toBe(1_500_000)
})

test('a price field changes the price of its row, even if the row has moved since the field was rendered', async () => {
  await renderInForm(
    <FieldPathContext value="rows.0.price">
      <PriceField path="rows.1.price" field={{ name: 'price' }} />
    </FieldPathContext>,
  )
  await enter('350.000')
  expect(readFormFields()).toEqual({ 'rows.0.price': { value: 350_000 } })
  expect(input().name).toBe('rows.0.price')
})

test.each([
  ['a price', PriceField, '1.500 jt'],
  ['a whole number', WholeNumberField, '3-4'],
])('the field for %s still shows an input that is not a number after a rejected save', async (_, Field, text) => {
  await renderInForm(<Field path="count" field={{ name: 'count' }} />)
  await enter(text)
  await leave()
  await changeForm({ isSubmitted: true })
  expect(input().value).toBe(text)
  expect(message()).not.toBe('')
})
