import { afterEach, expect, it, vi } from 'vitest'
import { subscribe } from './subscribe.ts'

function newForm(address: string): HTMLFormElement {
  const form = document.createElement('form')
  form.innerHTML = '<input type="email"><button>Subscribe</button><p role="status"></p>'
  const field = form.querySelector('input')
  if (field) field.value = address
  document.body.replaceChildren(form)
  return form
}
const statusText = () => document.querySelector('[role="status"]')?.textContent

afterEach(() => vi.unstubAllGlobals())

it('subscribe sends one request for a double click, and shows no error about the emptied field', async () => {
  const send = vi.fn(async () => Response.json({ ok: true }))
  vi.stubGlobal('fetch', send)
  const form = newForm('ayu@example.com')
  await subscribe(form)
  await subscribe(form)
  expect(statusText()).toBe('Thank you for subscribing! Please open the link in our email to confirm your address.')
  expect(send).toHaveBeenCalledOnce()
})

it('subscribe shows an error for an email address that the server rejects', async () => {
  const error = { code: 'invalid_request', message: 'Please check the fields and try again.' }
  vi.stubGlobal('fetch', async () => Response.json({ error }, { status: 422 }))
  await subscribe(newForm('ayu@localhost'))
  expect(statusText()).toBe('Enter an email address such as name@example.com.')
})
