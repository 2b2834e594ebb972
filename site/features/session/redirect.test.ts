// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { isFilePath, localPath, pathAfterSignIn } from './redirect.ts'

describe('a redirect after signing in', () => {
  it.each(['/', '/checkout', '/booking/confirmation/1?status=success', '/tours#list', '/api/bookings/1/voucher'])(
    'goes to %s of this site',
    (path) => {
      expect(localPath(path)).toBe(path)
    },
  )

  it('tells the link of a file from a page', () => {
    expect(isFilePath('/api/bookings/1/voucher')).toBe(true)
    expect(isFilePath('/api/account/avatar?v=1')).toBe(true)
    expect(isFilePath('/booking/confirmation/1')).toBe(false)
  })

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
  ])('never goes to %s', (address) => {
    expect(localPath(address)).toBeNull()
  })

  it('never goes back to the sign-in page', () => {
    expect(localPath('/auth?redirect=/auth')).toBeNull()
  })
})

describe('after signing in with the dialog', () => {
  const button = document.createElement('button')
  const link = document.createElement('a')
  link.setAttribute('href', '/favorites')

  it('one goes to the account from the menu', () => {
    expect(pathAfterSignIn({ opener: button }, '/tours')).toBe('/dashboard')
  })

  it('one goes where a link led that asked for it', () => {
    expect(pathAfterSignIn({ opener: link }, '/tours')).toBe('/favorites')
  })

  it('one stays where a form, a heart or the checkout asked for it', () => {
    expect(pathAfterSignIn({}, '/checkout')).toBeNull()
    expect(pathAfterSignIn({ onDone: () => undefined, opener: button }, '/tours')).toBeNull()
  })

  it('the sign-in page leads on by itself', () => {
    expect(pathAfterSignIn({ opener: button }, '/auth')).toBeNull()
  })
})
