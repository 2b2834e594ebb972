import { beforeEach, describe, expect, it, vi } from 'vitest'
import { showFieldToast } from './field-toast.ts'

let form: HTMLFormElement
const alertText = () => document.querySelector('[role="alert"]')?.textContent ?? ''
const missing = { title: 'Please select a package', description: 'Choose one first' }
const atField = () => form.querySelector('#package-missing')?.textContent ?? ''
const find = (selector: string) => form.querySelector<HTMLElement>(selector) ?? expect.unreachable()

beforeEach(() => {
  document.querySelector('[role="alert"]')?.remove()
  form = document.createElement('form')
  form.innerHTML =
    '<div><select id="package" name="package"><option></option><option>Boat</option></select></div><button data-date-field>Any date</button><input name="other">'
  document.body.append(form)
})

describe('showFieldToast', () => {
  it('focuses the field and marks it as invalid', () => {
    showFieldToast(form, { title: 'Please select a package' }, 'select')
    expect(alertText()).toContain('Please select a package')
    expect(document.activeElement).toBe(find('select'))
    expect(find('select').getAttribute('aria-invalid')).toBe('true')
  })

  it('also shows the text next to the field, even after the toast has disappeared', () => {
    showFieldToast(form, missing, 'select')
    document.querySelector('[role="alert"]')?.remove()
    expect(atField()).toBe('Choose one first')
    expect(find('select').getAttribute('aria-describedby')).toBe('package-missing')
  })

  it('clears the error when a change of another field has selected the only option', async () => {
    showFieldToast(form, missing, 'select')
    const select = form.querySelector('select') ?? expect.unreachable()
    select.value = 'Boat'
    find('input').dispatchEvent(new Event('input', { bubbles: true }))
    await new Promise(requestAnimationFrame)
    expect([alertText(), atField(), select.getAttribute('aria-invalid')]).toEqual(['', '', null])
    expect(select.hasAttribute('aria-describedby')).toBe(false)
  })

  it('shows the field error only once if the form is submitted twice', () => {
    for (let times = 0; times < 2; times++) {
      form.dispatchEvent(new Event('submit'))
      showFieldToast(form, missing, 'select')
    }
    expect(form.querySelectorAll('#package-missing')).toHaveLength(1)
    expect(find('select').getAttribute('aria-describedby')).toBe('package-missing')
  })

  it('clears the message and marks the field as valid when an option is selected', () => {
    showFieldToast(form, { title: 'Please select a package' }, 'select')
    find('select').dispatchEvent(new Event('input', { bubbles: true }))
    expect(alertText()).toBe('')
    expect(find('select').hasAttribute('aria-invalid')).toBe(false)
  })

  it('clears the message at a group of radio buttons when any radio button is selected', () => {
    form.innerHTML =
      '<fieldset><label><input type="radio" value="early"></label><label><input type="radio" value="late"></label></fieldset>'
    showFieldToast(form, { title: 'Please select a start time' }, 'input')
    expect(find('fieldset').lastElementChild?.textContent).toBe('Please select a start time')
    find('[value="late"]').dispatchEvent(new Event('input', { bubbles: true }))
    expect([alertText(), form.textContent]).toEqual(['', ''])
    expect(find('input').hasAttribute('aria-invalid')).toBe(false)
  })

  it('keeps the message when another field changes', async () => {
    showFieldToast(form, { title: 'Please select a package' }, 'select')
    find('input').dispatchEvent(new Event('input', { bubbles: true }))
    await new Promise(requestAnimationFrame)
    expect(alertText()).toContain('Please select a package')
  })

  it('clears the message when the field is a button and the button shows another choice', async () => {
    showFieldToast(form, { title: 'Please select a date' }, '[data-date-field]')
    expect(document.activeElement).toBe(find('button'))
    find('button').textContent = 'Dec 7, 2026'
    await vi.waitFor(() => expect(alertText()).toBe(''))
  })
})
