import { expect, test } from 'vitest'
import { readLink, signLink } from './preview-link.ts'

const secret = 'a secret only for tests'
const now = new Date('2026-11-23T02:10:00Z')
const after = (hours: number) => new Date(now.getTime() + hours * 60 * 60 * 1000)
const subject = { collection: 'tours', id: 7 } as const

test('a preview link refers to its entry and expires after a day', async () => {
  const link = await signLink(subject, secret, now)
  expect(await readLink(link, secret, after(24))).toEqual(subject)
  expect(await readLink(link, secret, after(25))).toBeNull()
})

test('signLink returns the same link for an entry within an hour', async () => {
  expect(await signLink(subject, secret, after(0.5))).toBe(await signLink(subject, secret, now))
})

test('readLink rejects a link signed with another secret, a changed link and an empty link', async () => {
  const link = await signLink(subject, secret, now)
  expect(await readLink(link, 'another secret', now)).toBeNull()
  expect(await readLink(`${link.slice(0, -2)}xx`, secret, now)).toBeNull()
  expect(await readLink('', secret, now)).toBeNull()
})
