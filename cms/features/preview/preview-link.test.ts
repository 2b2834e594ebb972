import { expect, test } from 'vitest'
import { readPreviewLink, signPreviewLink } from './preview-link.ts'

const secret = 'a secret only for tests'
const now = new Date('2026-11-23T02:10:00Z')
const after = (hours: number) => new Date(now.getTime() + hours * 60 * 60 * 1000)
const subject = { collection: 'tours', id: 7 } as const

test('a preview link refers to its entry and expires after a day', async () => {
  const link = await signPreviewLink(subject, secret, now)
  expect(await readPreviewLink(link, secret, after(24))).toEqual(subject)
  expect(await readPreviewLink(link, secret, after(25))).toBeNull()
})

test('signPreviewLink returns the same link for the same entry within an hour', async () => {
  expect(await signPreviewLink(subject, secret, after(0.5))).toBe(await signPreviewLink(subject, secret, now))
})

test('readPreviewLink rejects a link signed with another secret, a changed link and an empty link', async () => {
  const link = await signPreviewLink(subject, secret, now)
  expect(await readPreviewLink(link, 'another secret', now)).toBeNull()
  expect(await readPreviewLink(`${link.slice(0, -2)}xx`, secret, now)).toBeNull()
  expect(await readPreviewLink('', secret, now)).toBeNull()
})
