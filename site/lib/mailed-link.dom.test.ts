import { beforeEach, describe, expect, it } from 'vitest'
import { type LinkResult, readMailedLink, storeLinkResult } from './mailed-link.ts'

beforeEach(() => history.replaceState({ other: 1 }, '', '/verify-email?token=secret&redirect=%2Ftours'))

describe('a mailed link', () => {
  it('contains a token and a return path', () => {
    expect(readMailedLink()).toEqual({ token: 'secret', redirect: '/tours', result: null })
  })

  it.each<LinkResult>(['done', 'used', 'expired', 'unknown'])(
    'still has the stored result "%s" after a reload',
    (end) => {
      storeLinkResult(end)
      expect(readMailedLink()).toEqual({ token: null, redirect: '/tours', result: end })
    },
  )

  it('has no token in the URL or the history state after the result of the link is stored', () => {
    storeLinkResult('done')
    expect(location.href + JSON.stringify(history.state)).not.toContain('secret')
    expect(history.state).toMatchObject({ other: 1 })
  })

  it('has the result "unknown" if it has no token', () => {
    history.replaceState(null, '', '/verify-email')
    expect(readMailedLink().result).toBe('unknown')
    history.replaceState({ linkEnd: 'nonsense' }, '', '/verify-email')
    expect(readMailedLink().result).toBe('unknown')
  })

  it('has no result if it has a token, even if the result of an earlier link is stored', () => {
    history.replaceState({ linkEnd: 'done' }, '', '/verify-email?token=another')
    expect(readMailedLink()).toMatchObject({ token: 'another', result: null })
  })
})
