import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AcceptedTerms } from './AcceptedTerms.tsx'

const terms = { title: 'Booking policy', html: '<h2>Your booking</h2>', accepted_at: '2026-11-21T08:00:00.000Z' }
const refused = () => Response.json({ error: { code: 'forbidden_origin', message: 'In words.' } }, { status: 403 })

let root: Root
let answer: () => Response
const dialog = () => document.querySelector('dialog')
const click = (name: string, place: ParentNode | null = document) =>
  act(async () => {
    const found = [...(place?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === name)
    ;(found ?? expect.unreachable(name)).click()
  })

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  answer = () => Response.json(terms)
  vi.stubGlobal('fetch', async () => answer())
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<AcceptedTerms invoiceId="4f0c7c1e-7b1c-4a55-8a6c-0b8a3c1f2d99" />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

it('AcceptedTerms shows the accepted terms and when they were accepted', async () => {
  await click('Terms you accepted')
  expect(dialog()?.querySelector('h2')?.textContent).toBe('Booking policy')
  expect(dialog()?.textContent).toContain('You accepted these terms on Nov 21, 2026, 16:00 (Bali time, UTC+8).')
  expect(dialog()?.textContent).toContain('Your booking')
})

it('AcceptedTerms can load the terms again after a failure, and keeps the focus in its dialog', async () => {
  answer = refused
  await click('Terms you accepted')
  expect(dialog()?.querySelector('[role="alert"]')?.textContent).toContain('Failed to load the terms.')
  answer = () => Response.json(terms)
  await click('Try again', dialog())
  expect(dialog()?.textContent).toContain('You accepted these terms on')
  expect(dialog()?.contains(document.activeElement)).toBe(true)
})
