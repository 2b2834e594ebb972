import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { LegalNote } from './LegalNote.tsx'

const terms = '<a href="/page/terms" data-legal-page="terms">Terms and Conditions</a>'
const privacy = '<a href="/page/privacy-policy" data-legal-page="privacy"> Privacy Policy </a>'

async function render(footer: string) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = `<main></main><footer>${footer}</footer>`
  const main = document.querySelector('main')
  if (!main) throw new Error('The page has no main element.')
  const root = createRoot(main)
  await act(async () =>
    root.render(<LegalNote text="You agree to our" conjunction="and" pages={['terms', 'privacy']} />),
  )
  return main
}

test('LegalNote links to the legal pages of the footer', async () => {
  const note = await render(terms + privacy)
  expect(note.textContent).toBe('You agree to our Terms and Conditions and Privacy Policy.')
  expect([...note.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/page/terms',
    '/page/privacy-policy',
  ])
})

test('LegalNote links only to legal pages that are published', async () => {
  const note = await render(privacy)
  expect(note.textContent).toBe('You agree to our Privacy Policy.')
})

test('LegalNote shows no text when no legal page is published', async () => {
  const note = await render('')
  expect(note.textContent).toBe('')
})
