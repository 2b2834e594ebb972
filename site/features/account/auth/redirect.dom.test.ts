import { describe, expect, it } from 'vitest'
import { isFilePath, parseLocalPath, pathAfterSignIn } from './redirect.ts'

describe('parseLocalPath', () => {
  it.each(['/', '/checkout', '/booking/confirmation/1?status=success', '/tours#list', '/api/bookings/1/voucher'])(
    'accepts %s',
    (path) => {
      expect(parseLocalPath(path)).toBe(path)
    },
  )

  it.each([
    null,
    '',
    'checkout',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/api/auth/session',
    '/tours/../api/auth/session',
    '/api/preview/token',
    '//evil.example/api/bookings/1/voucher',
  ])('rejects %j', (address) => {
    expect(parseLocalPath(address)).toBeNull()
  })

  it('rejects the sign-in page', () => {
    expect(parseLocalPath('/auth?redirect=/auth')).toBeNull()
  })
})

it('isFilePath returns true for the path of a file, and false for a page', () => {
  expect(isFilePath('/api/bookings/1/voucher')).toBe(true)
  expect(isFilePath('/api/account/avatar?v=1')).toBe(true)
  expect(isFilePath('/booking/confirmation/1')).toBe(false)
})

describe('pathAfterSignIn', () => {
  const button = document.createElement('button')
  const link = document.createElement('a')
  link.setAttribute('href', '/favorites')

  it('returns the account page after a sign-in from the menu', () => {
    expect(pathAfterSignIn({ opener: button }, '/tours')).toBe('/dashboard')
  })

  it('returns the target of the link that opened the dialog', () => {
    expect(pathAfterSignIn({ opener: link }, '/tours')).toBe('/favorites')
  })

  it('returns null if a form, a heart button or the checkout opened the dialog, so that the page stays open', () => {
    expect(pathAfterSignIn({}, '/checkout')).toBeNull()
    expect(pathAfterSignIn({ onSignedIn: () => undefined, opener: button }, '/tours')).toBeNull()
  })

  it('returns null on the sign-in page, because that page redirects itself', () => {
    expect(pathAfterSignIn({ opener: button }, '/auth')).toBeNull()
  })
})
