import { describe, expect, it } from 'vitest'
import { newPasswordProblem, standingProblem, type TypedPassword } from './new-password.ts'

const typed = (password: string, confirmation = password): TypedPassword => ({ password, confirmation })

describe('newPasswordProblem', () => {
  it('requires the password rules and a matching confirmation', () => {
    expect(newPasswordProblem(typed('short'))).toBe('requirements')
    expect(newPasswordProblem(typed('Nusa-New-1', 'Nusa-New-2'))).toBe('mismatch')
    expect(newPasswordProblem(typed('Nusa-New-1'))).toBeNull()
  })

  it('allows at most 200 characters', () => {
    expect(newPasswordProblem(typed('Nusa-New-1'.repeat(20)))).toBeNull()
    expect(newPasswordProblem(typed(`${'Nusa-New-1'.repeat(20)}!`))).toBe('tooLong')
  })
})

describe('standingProblem', () => {
  const weak = { ...typed('short'), problem: 'requirements' } as const
  const other = { ...typed('Nusa-New-1', 'Nusa-New-2'), problem: 'mismatch' } as const

  it('returns the problem while nothing has changed', () => {
    expect(standingProblem(weak, typed('short'))).toBe('requirements')
    expect(standingProblem(other, typed('Nusa-New-1', 'Nusa-New-2'))).toBe('mismatch')
  })

  it('returns null after a change of the password, but not of the confirmation alone', () => {
    expect(standingProblem(weak, typed('shorter', 'short'))).toBeNull()
    expect(standingProblem(weak, typed('short', 'Nusa-New-1'))).toBe('requirements')
  })

  it('returns null for a mismatch after a change of either field', () => {
    expect(standingProblem(other, typed('Nusa-New-1'))).toBeNull()
    expect(standingProblem(other, typed('Nusa-New-2'))).toBeNull()
  })
})
