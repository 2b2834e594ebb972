import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toast } from '../../../ui/toast/toast.ts'
import { AuthForms, type AuthMode } from './AuthForms.tsx'
import { updateAuthInput } from './auth-input.ts'

let root: Root
const nothing = () => {}
const show = (mode: AuthMode) =>
  act(async () => root.render(createElement(AuthForms, { mode, onModeChange: nothing, onSignedIn: nothing })))
const alertTexts = () => [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent)

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 500 })))
  updateAuthInput({ email: 'ayu@nusa.example' })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

it.each<[AuthMode, AuthMode]>([
  ['login', 'signup'],
  ['login', 'forgot'],
  ['signup', 'login'],
  ['forgot', 'login'],
])('AuthForms removes the error of the %s form when the %s form replaces it', async (mode, other) => {
  await show(mode)
  await act(async () => document.querySelector('form')?.requestSubmit())
  await vi.waitFor(() => expect(alertTexts()).toHaveLength(1))
  await show(other)
  expect(alertTexts()).toEqual([])
})

it('AuthForms keeps a message that does not belong to a form', async () => {
  await show('signup')
  toast({ title: 'Sign-out failed', tone: 'destructive' })
  await show('login')
  expect(alertTexts().join()).toContain('Sign-out failed')
})
