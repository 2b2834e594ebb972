import { makeHistoryBooking } from '@nusa/shared/testing'
import { act, createRef, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { enterText } from '../../testing/react.ts'
import { CancelDialog } from '../bookings/cancel/CancelDialog.tsx'
import { WithdrawDocumentDialog } from './pictures/IdentityDialogs.tsx'
import { $session } from './session/store.ts'
import { DeleteDialog } from './settings/DeleteSetting.tsx'
import { SettingForm } from './settings/SettingForm.tsx'

let root: Root
const onClose = vi.fn()
const nothing = () => {}
/** A server that never responds. */
const fetch = vi.fn((): Promise<unknown> => new Promise(nothing))
const click = (name: string) =>
  act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click())

async function typePassword(): Promise<void> {
  const field = document.querySelector('input[type="password"]')
  if (!field) return
  await enterText(field, 'Nusa-Traveller-1')
}

const booking = makeHistoryBooking({ id: 1 })
const dialogs: [string, ReactNode, string, string][] = [
  [
    'deletes an account',
    <DeleteDialog key="" email="tara@nusa.example" onClose={onClose} />,
    'Delete my account',
    'Keep my account',
  ],
  [
    'cancels a booking',
    <CancelDialog key="" booking={booking} onClose={onClose} onChanged={nothing} />,
    'Cancel booking',
    'Keep booking',
  ],
  ['withdraws a document', <WithdrawDocumentDialog key="" onClose={onClose} />, 'Withdraw', 'Keep it'],
]

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  fetch.mockClear()
  vi.stubGlobal('fetch', fetch)
  onClose.mockClear()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

it.each(dialogs)(
  'the dialog that %s cannot be closed while its request is running',
  async (_what, shown, submitLabel, cancelLabel) => {
    await act(async () => root.render(shown))
    await typePassword()
    await click(submitLabel)
    expect(fetch).toHaveBeenCalledOnce()
    await click(cancelLabel)
    expect(onClose).not.toHaveBeenCalled()
  },
)

it.each([
  [true, 0],
  [false, 1],
])('Cancel in a settings form with isBusy=%s calls onOpenChange %i times', async (isBusy, times) => {
  const form = createRef<HTMLFormElement>()
  await act(async () =>
    root.render(
      <SettingForm openLabel="Change" isOpen onOpenChange={onClose} form={form} isBusy={isBusy} onSubmit={nothing}>
        {null}
      </SettingForm>,
    ),
  )
  await click('Cancel')
  expect(onClose).toHaveBeenCalledTimes(times)
})

it('the withdrawal dialog has data-unfinished during its request, and after a 401 until the next sign-in', async () => {
  const late = Promise.withResolvers<Response>()
  fetch.mockReturnValueOnce(late.promise)
  await act(async () => root.render(<WithdrawDocumentDialog onClose={onClose} />))
  const unfinished = () => document.querySelector('[data-unfinished]')
  expect(unfinished()).toBeNull()
  await click('Withdraw')
  expect(unfinished()?.getAttribute('aria-busy')).toBe('true')
  const over = { error: { code: 'not_authenticated', message: 'Please sign in.' } }
  await act(async () => late.resolve(Response.json(over, { status: 401 })))
  expect(unfinished()?.getAttribute('aria-busy')).toBe('false')
  const user = { id: 1, email: 'tara@nusa.example', user_metadata: { first_name: '', full_name: '', username: '' } }
  await act(async () => $session.set({ status: 'signed-in', user }))
  expect(unfinished()).toBeNull()
})

it('the withdrawal dialog closes if the server responds that the document is already verified', async () => {
  const accepted = { error: { code: 'already_verified', message: 'Your identity is already verified.' } }
  fetch.mockResolvedValueOnce(Response.json(accepted, { status: 409 }))
  await act(async () => root.render(<WithdrawDocumentDialog onClose={onClose} />))
  await click('Withdraw')
  expect(onClose).toHaveBeenCalledOnce()
})
