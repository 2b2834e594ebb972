import { beforeEach, describe, expect, it, vi } from 'vitest'
import { showFormToast, toast } from './toast.ts'

let form: HTMLFormElement
const field = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`) ?? expect.unreachable()
const mark = (name: string, isWrong: boolean) => field(name).setAttribute('aria-invalid', String(isWrong))
const edit = (name: string) => field(name).dispatchEvent(new Event('input', { bubbles: true }))
const alertText = () => document.querySelector('[role="alert"]')?.textContent ?? ''

beforeEach(() => {
  document.querySelector('[role="alert"]')?.remove()
  form = document.createElement('form')
  form.innerHTML = '<input name="password"><input name="confirmation"><input name="city">'
  document.body.append(form)
})

describe('showFormToast', () => {
  it('removes the message when the form is sent again', () => {
    showFormToast(form, { title: 'Passwords do not match' })
    expect(alertText()).toContain('Passwords do not match')
    form.dispatchEvent(new Event('submit'))
    expect(alertText()).toBe('')
  })

  it('removes the message when the invalid field changes', () => {
    mark('confirmation', true)
    showFormToast(form, { title: 'Passwords do not match' })
    edit('confirmation')
    expect(alertText()).toBe('')
  })

  it('removes the message when a change of another field fixes the error', async () => {
    mark('confirmation', true)
    showFormToast(form, { title: 'Passwords do not match' })
    edit('password')
    mark('confirmation', false)
    await vi.waitFor(() => expect(alertText()).toBe(''))
  })

  it('keeps the message when another field changes', async () => {
    mark('confirmation', true)
    showFormToast(form, { title: 'Passwords do not match' })
    edit('city')
    await new Promise(requestAnimationFrame)
    expect(alertText()).toContain('Passwords do not match')
  })

  it('does not remove a later message', () => {
    showFormToast(form, { title: 'Passwords do not match' })
    toast({ title: 'Sign-out failed', tone: 'destructive' })
    form.dispatchEvent(new Event('submit'))
    expect(alertText()).toContain('Sign-out failed')
  })
})
