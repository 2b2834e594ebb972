import { describe, expect, it } from 'vitest'
import { nextSessionAction, refreshDelaysMs, userLabel } from './session-rules.ts'

const user = {
  id: 1,
  email: 'made.wirawan@nusa.example',
  user_metadata: { first_name: '', full_name: '', username: '' },
}
const record = { user, expires_at: 10_000, expires_in: 7_200 }

describe('the session', () => {
  it.each([
    ['is kept while the last response is fresh', 2_820, 'keep'],
    ['is confirmed at each check, about 30 s after the last response', 2_829, 'confirm'],
    ['is refreshed when 90 s remain', 9_910, 'refresh'],
    ['is not refreshed when 91 s remain', 9_909, 'confirm'],
    ['is refreshed after it has expired, because the server may extend it', 10_000, 'refresh'],
    ['ends two weeks after it has expired', 10_000 + 14 * 24 * 3_600, 'end'],
  ] as const)('%s', (_, now, action) => {
    expect(nextSessionAction(record, now)).toBe(action)
  })

  it('is refreshed again after a failure: after 200 ms, then with longer pauses, for at most 30 s', () => {
    const pauses = refreshDelaysMs()
    expect(pauses[0]).toBe(200)
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeLessThanOrEqual(30_000)
  })
})

describe('userLabel', () => {
  it('returns the first name if there is one', () => {
    expect(userLabel({ ...user, user_metadata: { ...user.user_metadata, first_name: 'Made' } })).toBe('Made')
  })

  it('returns the part of the email address before the @ if there is no first name', () => {
    expect(userLabel(user)).toBe('made.wirawan')
  })
})
