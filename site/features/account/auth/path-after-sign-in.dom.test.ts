import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { enterText } from '../../../testing/react.ts'
import { AuthForms } from './AuthForms.tsx'
import { updateAuthInput } from './auth-input.ts'

afterEach(() => vi.unstubAllGlobals())

it('SignUpForm creates an account even if the return path for the email is very long', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const sessionHandler = vi.fn(async () => Response.json({ ok: true }))
  vi.stubGlobal('fetch', sessionHandler)
  const onMode = vi.fn()
  updateAuthInput({ email: 'ayu@nusa.example', fullName: 'Ayu Lestari', username: 'ayu' })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const redirect = '/tours?utm_source=x&fbclid='.padEnd(5_000, 'x')
  await act(async () =>
    root.render(createElement(AuthForms, { mode: 'signup', onModeChange: onMode, onSignedIn: () => {}, redirect })),
  )
  for (const field of document.querySelectorAll('input[type="password"]')) await enterText(field, 'Sawah-hijau-1')
  await act(async () => document.querySelector('form')?.requestSubmit())
  expect(sessionHandler).toHaveBeenCalledWith('/api/auth/sign-up', expect.anything())
  await vi.waitFor(() => expect(onMode).toHaveBeenCalledWith('login'))
  await act(async () => root.unmount())
})
