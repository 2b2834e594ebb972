import { describe, expect, it } from 'vitest'
import { localPath } from './redirect.ts'

describe('a redirect after signing in', () => {
  it.each(['/', '/checkout', '/booking/confirmation/1?status=success', '/tours#list'])(
    'goes to %s of this site',
    (path) => {
      expect(localPath(path)).toBe(path)
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
  ])('never goes to %s', (address) => {
    expect(localPath(address)).toBeNull()
  })

  it('never goes back to the sign-in page', () => {
    expect(localPath('/auth?redirect=/auth')).toBeNull()
  })
})
