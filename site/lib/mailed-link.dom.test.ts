import { beforeEach, describe, expect, it } from 'vitest'
import { type LinkResult, readMailedLink, storeLinkResult } from './mailed-link.ts'

beforeEach(() => history.replaceState({ other: 1 }, '', '/verify-email?token=secret&redirect=%2Ftours'))

describe('a mailed link', () => {
  it('contains a token and a return path', () => {
    expect(readMailedLink()).toEqual({ token: 'secret', redirect: '/tours', result: null })
  })

  it.each<LinkResult>(['done', 'used', 'expired', 'unknown'])(
    'with the result "%s" shows it again after a reload',
    (end) => {
      storeLinkResult(end)
      expect(readMailedLink()).toEqual({ token: null, redirect: '/tours', result: end })
    },
  )

  it('leaves no token in the address or the history state', () => {
    storeLinkResult('done')
    expect(location.href + JSON.stringify(history.state)).not.toContain('secret')
    expect(history.state).toMatchObject({ other: 1 })
  })

  it('without a token is unknown', () => {
    history.replaceState(null, '', '/verify-email')
    expect(readMailedLink().result).toBe('unknown')
    history.replaceState({ linkEnd: 'nonsense' }, '', '/verify-email')
    expect(readMailedLink().result).toBe('unknown')
  })

  it('with a token is used again, whatever the result of an earlier link', () => {
    history.replaceState({ linkEnd: 'done' }, '', '/verify-email?token=another')
    expect(readMailedLink()).toMatchObject({ token: 'another', result: null })
  })
})
