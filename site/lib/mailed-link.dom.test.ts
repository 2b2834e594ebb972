import { beforeEach, describe, expect, it } from 'vitest'
import { type LinkEnd, noteLinkEnd, readLink } from './mailed-link.ts'

beforeEach(() => history.replaceState({ other: 1 }, '', '/verify-email?token=secret&redirect=%2Ftours'))

describe('a mailed link', () => {
  it('contains a token and a return path', () => {
    expect(readLink()).toEqual({ token: 'secret', redirect: '/tours', end: null })
  })

  it.each<LinkEnd>(['done', 'used', 'expired', 'unknown'])(
    'with the result "%s" shows it again after a reload',
    (end) => {
      noteLinkEnd(end)
      expect(readLink()).toEqual({ token: null, redirect: '/tours', end })
    },
  )

  it('leaves no token in the address or the history state', () => {
    noteLinkEnd('done')
    expect(location.href + JSON.stringify(history.state)).not.toContain('secret')
    expect(history.state).toMatchObject({ other: 1 })
  })

  it('without a token is unknown', () => {
    history.replaceState(null, '', '/verify-email')
    expect(readLink().end).toBe('unknown')
    history.replaceState({ linkEnd: 'nonsense' }, '', '/verify-email')
    expect(readLink().end).toBe('unknown')
  })

  it('with a token is used again, whatever the result of an earlier link', () => {
    history.replaceState({ linkEnd: 'done' }, '', '/verify-email?token=another')
    expect(readLink()).toMatchObject({ token: 'another', end: null })
  })
})
