import { beforeEach, expect, it, vi } from 'vitest'
import { restoreChoices } from './restore-choices.ts'

const formHtml = (attribute: string) => `
  <form ${attribute}>
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
function renderFromScratch(attribute: string): void {
  island().innerHTML = formHtml(attribute)
  island().firstElementChild?.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLElement) changed(target.getAttribute('name'))
  })
}

beforeEach(() => {
  changed.mockClear()
  document.body.innerHTML = `<astro-island>${formHtml('data-hydrating')}</astro-island>`
})

it('restoreChoices enters only the changed values into the new controls, after their hydration', async () => {
  control('resident').click()
  control('package').value = 'b'
  control('address').value = 'Jalan Raya 1'
  restoreChoices(island())
  expect(island().matches('[data-hydrating]')).toBe(true)
  renderFromScratch('data-hydrating')
  await Promise.resolve()
  expect(control('resident').checked).toBe(false)
  document.querySelector('form')?.removeAttribute('data-hydrating')
  await vi.waitFor(() => expect(island().matches('[data-hydrating]')).toBe(false))
  expect(control('resident').checked).toBe(true)
  expect(control('package').value).toBe('b')
  expect(control('address').value).toBe('Jalan Raya 1')
  expect(changed.mock.calls).toEqual([['resident'], ['package'], ['address']])
})

it('restoreChoices also enters a choice made after the code is loaded, before the controls are replaced', async () => {
  restoreChoices(island())
  control('resident').click()
  renderFromScratch('')
  await vi.waitFor(() => expect(control('resident').checked).toBe(true))
  expect(changed.mock.calls).toEqual([['resident']])
})

it('restoreChoices does not change the form if the visitor has not chosen anything', async () => {
  restoreChoices(island())
  renderFromScratch('')
  await vi.waitFor(() => expect(island().matches('[data-hydrating]')).toBe(false))
  expect(changed).not.toHaveBeenCalled()
})

it('restoreChoices does not wait for an island without controls', () => {
  island().innerHTML = '<p>This tour can’t be booked online at the moment.</p>'
  restoreChoices(island())
  expect(island().matches('[data-hydrating]')).toBe(false)
})

it('restoreChoices distinguishes the checkboxes of a group by their values', async () => {
  document.querySelector<HTMLInputElement>('[value=wifi]')?.click()
  restoreChoices(island())
  renderFromScratch('')
  await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce())
  expect([...document.querySelectorAll('[name=add-on]:checked')].map((box) => box.getAttribute('value'))).toEqual([
    'wifi',
  ])
})

it('restoreChoices ignores a choice whose control does not exist in the new HTML', async () => {
  control('address').value = 'Jalan Raya 1'
  control('resident').click()
  restoreChoices(island())
  renderFromScratch('')
  control('address').remove()
  await vi.waitFor(() => expect(control('resident').checked).toBe(true))
  expect(changed.mock.calls).toEqual([['resident']])
})
