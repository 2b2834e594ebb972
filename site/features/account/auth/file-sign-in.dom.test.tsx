import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readRecord, saveRecord } from '../../../lib/session-record.ts'
import { makeSession } from '../../../testing/session.ts'
import { AuthPage } from './AuthPage.tsx'
import { sessionTexts } from './texts.ts'

const session = makeSession()
const voucher = '/api/bookings/1/voucher'
const filePage = `/booking/file?file=${encodeURIComponent(voucher)}`

let root: Root
const leave = vi.fn<(address: string | URL) => void>()
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(location, 'replace').mockImplementation(leave)
  leave.mockClear()
  history.replaceState(null, '', `/auth?redirect=${encodeURIComponent(voucher)}`)
  saveRecord(session)
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

/** Renders the page with this response to the session request; null simulates a network error. */
async function open(answer: { session: typeof session | null } | null): Promise<void> {
  vi.stubGlobal('fetch', async () => {
    if (!answer) throw new TypeError('Failed to fetch')
    return Response.json(answer)
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<AuthPage />))
}

it('AuthPage redirects to the file when the server confirms the session', async () => {
  await open({ session })
  expect(leave).toHaveBeenCalledExactlyOnceWith(filePage)
})

it('AuthPage shows the sign-in form if the server has ended the session that the browser has stored', async () => {
  await open({ session: null })
  expect(leave).not.toHaveBeenCalled()
  expect(readRecord()).toBeNull()
  expect(document.body.textContent).toContain(sessionTexts.fileSignIn)
  expect(document.querySelector('input[type="password"]')).not.toBeNull()
})
