import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readRecord, saveRecord } from '../../../lib/session-record.ts'
import { followSession } from '../session/store.ts'
import { FilePage } from './FilePage.tsx'

const user = { id: 2, email: 'budi@nusa.example', user_metadata: { first_name: 'Budi', full_name: '', username: '' } }
const voucher = '/api/bookings/1/voucher'

let root: Root
const replace = vi.fn<(address: string | URL) => void>()
const assign = vi.fn<(address: string | URL) => void>()
const heading = () => document.querySelector('h1')?.textContent
const links = () => [...document.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])

async function open(query: Record<string, string>): Promise<void> {
  history.replaceState(null, '', `/booking/file?${new URLSearchParams(query)}`)
  await act(async () => root.render(<FilePage />))
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async () => Response.json({ ok: true }))
  vi.spyOn(location, 'replace').mockImplementation(replace)
  vi.spyOn(location, 'assign').mockImplementation(assign)
  replace.mockClear()
  assign.mockClear()
  saveRecord({ user, expires_in: 7_200, expires_at: Math.floor(Date.now() / 1_000) + 7_200 })
  followSession()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  saveRecord(null)
  vi.unstubAllGlobals()
})

it('FilePage starts the download and links to the file to download it again', async () => {
  await open({ file: voucher })
  expect(replace).toHaveBeenCalledExactlyOnceWith(voucher)
  expect(heading()).toBe('Your voucher is being downloaded')
  expect(links()).toEqual([
    ['Download again', voucher],
    ['Your bookings', '/dashboard?tab=bookings'],
  ])
})

it('FilePage shows that the booking is not in the signed-in account, and lets the user switch accounts', async () => {
  await open({ file: voucher, problem: 'booking_not_found' })
  expect(replace).not.toHaveBeenCalled()
  expect(heading()).toBe('This booking is not in your account')
  expect(document.body.textContent).toContain('You are signed in as budi@nusa.example.')
  const another = document.querySelector('button')
  expect(another?.textContent).toBe('Use another account')
  await act(async () => another?.click())
  await vi.waitFor(() =>
    expect(assign).toHaveBeenCalledExactlyOnceWith(`/auth?redirect=${encodeURIComponent(voucher)}`),
  )
  expect(readRecord()).toBeNull()
})

it.each(['https://evil.example/api/bookings/1/voucher', '/dashboard', ''])(
  'FilePage shows that there is no file at %j',
  async (file) => {
    await open({ file })
    expect(replace).not.toHaveBeenCalled()
    expect(heading()).toBe('There is no such file')
  },
)
