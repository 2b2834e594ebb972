import { afterEach, describe, expect, it } from 'vitest'
import { saveRecord } from '../../lib/session-record.ts'
import { choiceOwner, isReadDue, recordChoice, recordRead } from './choice-owner.ts'

const user = { email: 'ayu@nusa.example', user_metadata: { first_name: 'Ayu', full_name: '', username: '' } }
const signIn = (id: number) => saveRecord({ user: { ...user, id }, expires_in: 7_200, expires_at: 0 })

afterEach(() => {
  saveRecord(null)
  localStorage.clear()
})

describe('isReadDue', () => {
  it('returns true after sign-in, and again four minutes after each read', () => {
    expect(isReadDue()).toBe(false)
    signIn(1)
    expect(isReadDue()).toBe(true)
    recordRead(1_000)
    expect(isReadDue(240_999)).toBe(false)
    expect(isReadDue(241_000)).toBe(true)
    recordRead()
    expect(isReadDue()).toBe(false)
    saveRecord(null)
    expect(isReadDue()).toBe(false)
    signIn(1)
    expect(isReadDue()).toBe(true)
  })

  it('returns true for another user', () => {
    signIn(1)
    recordRead()
    signIn(2)
    expect(isReadDue()).toBe(true)
  })
})

describe('choiceOwner', () => {
  it('returns whether the current user, another user or a signed-out visitor made the choice', () => {
    recordChoice(false)
    expect(choiceOwner()).toBe('signed-out')
    signIn(1)
    expect(choiceOwner()).toBe('signed-out')
    recordChoice(false)
    expect(choiceOwner()).toBe('unsent')
    recordChoice(true)
    expect(choiceOwner()).toBe('own')
    saveRecord(null)
    signIn(2)
    expect(choiceOwner()).toBe('other')
    saveRecord(null)
    recordChoice(false)
    expect(choiceOwner()).toBe('signed-out')
  })
})
