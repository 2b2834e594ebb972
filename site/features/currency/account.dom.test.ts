import { afterEach, describe, expect, it } from 'vitest'
import { saveRecord } from '../../lib/session-record.ts'
import { isDue, noteAsked, noteChoice, whoseChoice } from './account.ts'

const user = { email: 'ayu@nusa.example', user_metadata: { first_name: 'Ayu', full_name: '', username: '' } }
const signIn = (id: number) => saveRecord({ user: { ...user, id }, expires_in: 7_200, expires_at: 0 })

afterEach(() => {
  saveRecord(null)
  localStorage.clear()
})

describe('isDue', () => {
  it('returns true once per session, then every four minutes', () => {
    expect(isDue()).toBe(false)
    signIn(1)
    expect(isDue()).toBe(true)
    noteAsked(1_000)
    expect(isDue(240_999)).toBe(false)
    expect(isDue(241_000)).toBe(true)
    noteAsked()
    expect(isDue()).toBe(false)
    saveRecord(null)
    expect(isDue()).toBe(false)
    signIn(1)
    expect(isDue()).toBe(true)
  })

  it('returns true for another user', () => {
    signIn(1)
    noteAsked()
    signIn(2)
    expect(isDue()).toBe(true)
  })
})

describe('whoseChoice', () => {
  it('assigns a choice to the user who made it, also after sign-out', () => {
    noteChoice(false)
    expect(whoseChoice()).toBe('nobody')
    signIn(1)
    expect(whoseChoice()).toBe('nobody')
    noteChoice(false)
    expect(whoseChoice()).toBe('unsent')
    noteChoice(true)
    expect(whoseChoice()).toBe('own')
    saveRecord(null)
    signIn(2)
    expect(whoseChoice()).toBe('other')
    saveRecord(null)
    noteChoice(false)
    expect(whoseChoice()).toBe('nobody')
  })
})
