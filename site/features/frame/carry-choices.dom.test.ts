import { beforeEach, expect, it, vi } from 'vitest'
import { carryChoices } from './carry-choices.ts'

const formHtml = (waking: string) => `
  <form ${waking}>
    <input type="checkbox" name="resident">
    <select name="package"><option value="">Select</option><option value="a">A</option><option value="b">B</option></select>
    <input type="checkbox" name="add-on" value="seat">
    <input type="checkbox" name="add-on" value="wifi">
    <input type="text" name="address">
    <input type="text" name="note" value="unchanged">
  </form>`

const changed = vi.fn()
const island = () => document.querySelector('astro-island') ?? expect.unreachable()
const control = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`) ?? expect.unreachable()

/** Replaces the HTML of the island, as React does when it renders from scratch. */
function renderFromScratch(waking: string): void {
  island().innerHTML = formHtml(waking)
  island().firstElementChild?.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLElement) changed(target.getAttribute('name'))
  })
}

beforeEach(() => {
  changed.mockClear()
  document.body.innerHTML = `<astro-island>${formHtml('data-waking')}</astro-island>`
})

it('carryChoices enters only the changed values into the new controls, as soon as the new controls work', async () => {
  control('resident').click()
  control('package').value = 'b'
  control('address').value = 'Jalan Raya 1'
  carryChoices(island())
  expect(island().matches('[data-waking]')).toBe(true)
  renderFromScratch('data-waking')
  await Promise.resolve()
  expect(control('resident').checked).toBe(false)
  document.querySelector('form')?.removeAttribute('data-waking')
  await vi.waitFor(() => expect(island().matches('[data-waking]')).toBe(false))
  expect(control('resident').checked).toBe(true)
  expect(control('package').value).toBe('b')
  expect(control('address').value).toBe('Jalan Raya 1')
  expect(changed.mock.calls).toEqual([['resident'], ['package'], ['address']])
})

it('carryChoices also enters a choice made between the load of the code and the replacement of the controls', async () => {
  carryChoices(island())
  control('resident').click()
  renderFromScratch('')
  await vi.waitFor(() => expect(control('resident').checked).toBe(true))
  expect(changed.mock.calls).toEqual([['resident']])
})

it('carryChoices enters nothing if the visitor has chosen nothing', async () => {
  carryChoices(island())
  renderFromScratch('')
  await vi.waitFor(() => expect(island().matches('[data-waking]')).toBe(false))
  expect(changed).not.toHaveBeenCalled()
})

it('carryChoices does not wait for an island without controls', () => {
  island().innerHTML = '<p>This tour can’t be booked online at the moment.</p>'
  carryChoices(island())
  expect(island().matches('[data-waking]')).toBe(false)
})

it('carryChoices distinguishes the checkboxes of a group by their values', async () => {
  document.querySelector<HTMLInputElement>('[value=wifi]')?.click()
  carryChoices(island())
  renderFromScratch('')
  await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce())
  expect([...document.querySelectorAll('[name=add-on]:checked')].map((box) => box.getAttribute('value'))).toEqual([
    'wifi',
  ])
})

it('carryChoices leaves out a choice whose control does not exist in the new HTML', async () => {
  control('address').value = 'Jalan Raya 1'
  control('resident').click()
  carryChoices(island())
  renderFromScratch('')
  control('address').remove()
  await vi.waitFor(() => expect(control('resident').checked).toBe(true))
  expect(changed.mock.calls).toEqual([['resident']])
})
