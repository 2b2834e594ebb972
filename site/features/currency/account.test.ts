// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { saveRecord } from '../../lib/session-record.ts'
import { isDue, noteAsked, noteChoice, whoseChoice } from './account.ts'

const user = { email: 'ayu@nusa.example', user_metadata: { first_name: 'Ayu', full_name: '', username: '' } }
const signIn = (id: number) => saveRecord({ user: { ...user, id }, expires_in: 7_200, expires_at: 0 })

afterEach(() => {
  saveRecord(null)
  localStorage.clear()
})

describe('an account', () => {
  it('is asked about once, then every four minutes, until the session is over', () => {
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

  it('is asked about anew for somebody else', () => {
    signIn(1)
    noteAsked()
    signIn(2)
    expect(isDue()).toBe(true)
  })
})

describe('a choice of currency', () => {
  it('is of whoever made it, also after they have signed out', () => {
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
