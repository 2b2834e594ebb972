import type { Account } from '@nusa/shared/account'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { button, text } from '../../../testing/page.ts'
import { clickButton } from '../../../testing/react.ts'
import { $account } from '../profile/store.ts'
import { IdentityCard } from './IdentityCard.tsx'
import { IdentityDialog, ViewDocumentDialog } from './IdentityDialogs.tsx'

const account: Account = {
  username: 'tara',
  avatar_url: null,
  verify_status: 'in_review',
  verify_reason: null,
  verify_uploaded_at: '2026-11-21T08:00:00.000Z',
  has_verify_upload: true,
  preferred_currency: null,
  newsletter: 'none',
  pending_email: null,
  created_at: '2026-11-21T08:00:00.000Z',
}
const failureResponse = (code: string, status: number, message = 'In words.') =>
  Response.json({ error: { code, message } }, { status })

let root: Root
let sent: string[] = []
/** The account as stored on the server. */
let known = account
let answer: () => Response
const onClose = vi.fn()

const show = (what: ReactNode) => act(async () => root.render(what))
const upload = () => act(async () => document.querySelector('form')?.requestSubmit())

async function choose(type = 'image/jpeg'): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]') ?? expect.unreachable()
  const files = [new File(['picture'], 'passport.jpg', { type })]
  Object.defineProperty(input, 'files', { configurable: true, value: files })
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })))
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  onClose.mockClear()
  sent = []
  known = account
  answer = () => Response.json({ ok: true })
  vi.stubGlobal('createImageBitmap', async () => ({ width: 800, height: 600 }))
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    if (path === '/api/account') return Response.json(known)
    sent.push(`${method} ${path}`)
    return answer()
  })
  $account.set({ status: 'ready', account })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

describe('uploading a picture', () => {
  it('requires a chosen picture and shows the error next to the field', async () => {
    await show(<IdentityDialog onClose={onClose} />)
    await upload()
    const input = document.querySelector('input[type="file"]')
    expect(text()).toContain('No file selected')
    expect(document.activeElement).toBe(input)
    expect(input?.getAttribute('aria-invalid')).toBe('true')
    expect(sent).toEqual([])
    await choose('text/plain')
    expect(text()).toContain('We can’t open this file as a picture.')
  })

  it('waits until the browser has decoded the picture, even if Upload is pressed earlier', async () => {
    const opened = Promise.withResolvers<void>()
    vi.stubGlobal('createImageBitmap', async () => {
      await opened.promise
      return { width: 800, height: 600 }
    })
    await show(<IdentityDialog onClose={onClose} />)
    await choose()
    await upload()
    expect(button('Uploading…')).toBeDefined()
    expect(sent).toEqual([])
    await upload()
    await act(async () => opened.resolve())
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(sent).toEqual(['PUT /api/account/identity'])
    expect($account.get()).toMatchObject({ account: { verify_status: 'in_review', has_verify_upload: true } })
  })

  it('closes the dialog with a message if the identity is already verified', async () => {
    answer = () => failureResponse('already_verified', 409, 'Your identity is already verified.')
    known = { ...account, verify_status: 'verified' }
    await show(<IdentityDialog onClose={onClose} />)
    await choose()
    await upload()
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(text()).toContain('Your identity is already verified.')
    await vi.waitFor(() => expect($account.get()).toEqual({ status: 'ready', account: known }))
  })
})

describe('the identity card', () => {
  it('shows that the picture was deleted, and has no button to view the picture', async () => {
    answer = () => failureResponse('file_not_found', 404)
    known = { ...account, verify_status: 'verified', has_verify_upload: false }
    await show(<ViewDocumentDialog onClose={onClose} />)
    await vi.waitFor(() => expect(document.querySelector('[role="alert"]')?.textContent).toContain('We’ve deleted'))
    await vi.waitFor(() => expect($account.get()).toEqual({ status: 'ready', account: known }))
    await show(<IdentityCard account={known} />)
    expect(text()).toContain('We’ve deleted the picture')
    expect(document.querySelectorAll('[aria-labelledby="identity-title"] button')).toHaveLength(0)
  })

  it.each([
    ['not_verified', false, ['Verify']],
    ['in_review', true, ['Upload a new one', 'View my document', 'Withdraw']],
    ['refused', true, ['Verify', 'View my document', 'Withdraw']],
    ['verified', true, ['View my document']],
  ] as const)("has the buttons that the status '%s' allows", async (verify_status, has_verify_upload, offered) => {
    await show(<IdentityCard account={{ ...account, verify_status, has_verify_upload, verify_reason: 'Too dark.' }} />)
    expect(
      [...document.querySelectorAll('[aria-labelledby="identity-title"] button')].map(({ textContent }) => textContent),
    ).toEqual(offered)
    expect(text().includes('Too dark.')).toBe(verify_status === 'refused')
  })

  it('moves the focus to Verify when the document is withdrawn', async () => {
    await show(<IdentityCard account={account} />)
    await clickButton('Withdraw')
    await vi.waitFor(async () => {
      // The dialog's code is loaded when it is first opened; React draws only at the end of an act.
      await act(async () => undefined)
      expect(text()).toContain('Withdraw your document?')
    })
    const withdraw = [...document.querySelectorAll<HTMLElement>('dialog button')].find(
      ({ textContent }) => textContent === 'Withdraw',
    )
    await act(async () => withdraw?.click())
    await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull())
    expect(sent).toEqual(['DELETE /api/account/identity'])
    await show(<IdentityCard account={{ ...account, verify_status: 'not_verified', has_verify_upload: false }} />)
    await vi.waitFor(() => expect(document.activeElement).toBe(button('Verify')))
  })
})
