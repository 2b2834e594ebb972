import { expect, test } from 'vitest'
import { createMetadata } from './metadata.ts'

const payloadMetadata = {
  title: 'Login  · Nusa',
  description: 'Login',
  keywords: 'Payload, CMS',
  icons: [{ rel: 'icon', url: '/payload-favicon.png' }],
  metadataBase: new URL('https://cms.nusa.example'),
  openGraph: { siteName: 'Payload App', title: 'Payload App', description: 'Payload is a headless CMS' },
}

test('createMetadata removes every mention of Payload from the head of a page', () => {
  const head = createMetadata(payloadMetadata, 'en')
  expect(JSON.stringify(head)).not.toMatch(/payload/i)
  expect(head).toMatchObject({
    title: 'Login · Nusa',
    openGraph: { siteName: 'Nusa', title: 'Login · Nusa' },
    metadataBase: payloadMetadata.metadataBase,
    robots: { index: false, follow: false },
  })
})

test.each([
  ['Not Found', 'Not Found · Nusa'],
  ['Tours · Nusa', 'Tours · Nusa'],
  [undefined, 'Nusa'],
  [' · Nusa', 'Nusa'],
])('createMetadata converts the page title %j to %j', (title, wanted) => {
  expect(createMetadata({ title }, 'en').title).toBe(wanted)
})

test('createMetadata describes the CMS in the language of the reader', () => {
  expect(createMetadata({}, 'id').description).toContain('pesanan')
  expect(createMetadata({}, 'en').openGraph).toMatchObject({ description: expect.stringContaining('bookings') })
})
