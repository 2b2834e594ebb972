import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ConfirmNewsletter } from './ConfirmNewsletter.tsx'

let root: Root
const heading = () => document.querySelector('h1')?.textContent
const invalid = (reason: string) => () =>
  Response.json({ error: { code: 'token_invalid', message: 'In words.', details: { reason } } }, { status: 410 })

async function open(answer: () => Response): Promise<void> {
  vi.stubGlobal('fetch', async () => answer())
  history.replaceState(null, '', '/newsletter/confirm?token=of-ayu')
  await act(async () => root.render(<ConfirmNewsletter />))
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

it('the confirmation page confirms the subscription when the visitor opens the link, and removes the token from the URL', async () => {
  await open(() => Response.json({ ok: true }))
  expect(heading()).toBe('Thank you for subscribing!')
  expect(location.search).toBe('')
})

it.each([
  ['expired', 'This link has expired', 'Links are valid for a week, and only the latest one works.'],
  ['used', 'This link has already been used', 'It confirmed your subscription.'],
  ['unknown', 'This link is no longer valid', 'It may be incomplete.'],
])(
  'if the server rejects the token as "%s", the confirmation page shows why and links to the newsletter form',
  async (reason, title, detail) => {
    await open(invalid(reason))
    expect(heading()).toBe(title)
    expect(document.body.textContent).toContain(detail)
    expect(document.querySelector('a')?.getAttribute('href')).toBe('#newsletter-email')
  },
)
