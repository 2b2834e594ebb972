import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Unsubscribe } from './Unsubscribe.tsx'

let root: Root
let answer: () => Response
const sent: string[] = []
const heading = () => document.querySelector('h1')?.textContent

async function unsubscribe(): Promise<void> {
  const button = document.querySelector('button') ?? expect.unreachable()
  button.focus()
  await act(async () => button.click())
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  sent.length = 0
  answer = () => Response.json({ ok: true })
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    sent.push(String(body))
    return answer()
  })
  history.replaceState(null, '', '/newsletter/unsubscribe?token=of-ayu')
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<Unsubscribe />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

it('the unsubscribe page unsubscribes the address only after a click on the button, and then focuses the result', async () => {
  expect(heading()).toBe('Unsubscribe from our newsletter?')
  expect(sent).toEqual([])
  await unsubscribe()
  expect(sent).toEqual(['{"token":"of-ayu"}'])
  expect(heading()).toBe('You’ve been unsubscribed')
  expect(document.activeElement?.querySelector('h1')?.textContent).toBe('You’ve been unsubscribed')
  expect(location.search).toBe('')
})

it('the unsubscribe page shows an error for a link that is no longer valid', async () => {
  answer = () =>
    Response.json(
      { error: { code: 'token_invalid', message: 'In words.', details: { reason: 'unknown' } } },
      { status: 410 },
    )
  await unsubscribe()
  expect(heading()).toBe('This link is no longer valid')
})

it('the unsubscribe page allows a retry after a failure', async () => {
  answer = () => Response.json({ error: { code: 'unavailable', message: 'In words.' } }, { status: 503 })
  await unsubscribe()
  expect(document.body.textContent).toContain('In words.')
  answer = () => Response.json({ ok: true })
  await unsubscribe()
  expect(heading()).toBe('You’ve been unsubscribed')
})
