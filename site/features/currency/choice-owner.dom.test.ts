import { afterEach, describe, expect, it } from 'vitest'
import { saveRecord } from '../../lib/session-record.ts'
import { isAccountReadDue, readChoiceOwner, recordAccountRead, recordChoice } from './choice-owner.ts'

const user = { email: 'ayu@nusa.example', user_metadata: { first_name: 'Ayu', full_name: '', username: '' } }
const signIn = (id: number) => saveRecord({ user: { ...user, id }, expires_in: 7_200, expires_at: 0 })

afterEach(() => {
  saveRecord(null)
  localStorage.clear()
})

describe('isAccountReadDue', () => {
  it('returns true after sign-in, and again four minutes after each read', () => {
    expect(isAccountReadDue()).toBe(false)
    signIn(1)
    expect(isAccountReadDue()).toBe(true)
    recordAccountRead(1_000)
    expect(isAccountReadDue(240_999)).toBe(false)
    expect(isAccountReadDue(241_000)).toBe(true)
    recordAccountRead()
    expect(isAccountReadDue()).toBe(false)
    saveRecord(null)
    expect(isAccountReadDue()).toBe(false)
    signIn(1)
    expect(isAccountReadDue()).toBe(true)
  })

  it('returns true for another user', () => {
    signIn(1)
    recordAccountRead()
    signIn(2)
    expect(isAccountReadDue()).toBe(true)
  })
})

describe('readChoiceOwner', () => {
  it('returns whether the current user, another user or a signed-out visitor made the choice', () => {
    recordChoice(false)
    expect(readChoiceOwner()).toBe('signed-out')
    signIn(1)
    expect(readChoiceOwner()).toBe('signed-out')
    recordChoice(false)
    expect(readChoiceOwner()).toBe('current-user-unsent')
    recordChoice(true)
    expect(readChoiceOwner()).toBe('current-user')
    saveRecord(null)
    signIn(2)
    expect(readChoiceOwner()).toBe('other-user')
    saveRecord(null)
    recordChoice(false)
    expect(readChoiceOwner()).toBe('signed-out')
  })
})
