import type { TypedUser } from 'payload'
import { expect, test } from 'vitest'
import { choosePublishingMethod, getPublishingMethod } from './publishing-method.ts'

const publisher = { url: 'http://localhost:4323', token: 'the-token-of-it' }

test('choosePublishingMethod prefers the publisher to a deploy hook, and returns null if neither is set', () => {
  expect(choosePublishingMethod({ publisher, deployHookUrl: 'https://host.example/hook' })).toBe('publisher')
  expect(choosePublishingMethod({ publisher: null, deployHookUrl: 'https://host.example/hook' })).toBe('host')
  expect(choosePublishingMethod({ publisher: null, deployHookUrl: undefined })).toBeNull()
})

test('getPublishingMethod returns the method for editors and administrators, and null for staff and travellers', () => {
  const of = (user: object | null) => getPublishingMethod({ custom: { publishing: 'host' } }, user as TypedUser | null)
  expect(['editor', 'admin', 'staff'].map((role) => of({ collection: 'users', role }))).toEqual(['host', 'host', null])
  expect([of({ collection: 'travellers' }), of(null)]).toEqual([null, null])
})
