import { describe, expect, it } from 'vitest'
import { newPasswordProblem, standingProblem, type TypedPassword } from './new-password.ts'

const typed = (password: string, confirmation = password): TypedPassword => ({ password, confirmation })

describe('a new password', () => {
  it('meets the requirements and is confirmed', () => {
    expect(newPasswordProblem(typed('short'))).toBe('requirements')
    expect(newPasswordProblem(typed('Nusa-New-1', 'Nusa-New-2'))).toBe('mismatch')
    expect(newPasswordProblem(typed('Nusa-New-1'))).toBeNull()
  })

  it('has at most 200 characters', () => {
    expect(newPasswordProblem(typed('Nusa-New-1'.repeat(20)))).toBeNull()
    expect(newPasswordProblem(typed(`${'Nusa-New-1'.repeat(20)}!`))).toBe('tooLong')
  })
})

describe('what was found wrong with it', () => {
  const weak = { ...typed('short'), problem: 'requirements' } as const
  const other = { ...typed('Nusa-New-1', 'Nusa-New-2'), problem: 'mismatch' } as const

  it('stands while nothing is changed', () => {
    expect(standingProblem(weak, typed('short'))).toBe('requirements')
    expect(standingProblem(other, typed('Nusa-New-1', 'Nusa-New-2'))).toBe('mismatch')
  })

  it('is gone once the password is changed, and stands where only its confirmation is', () => {
    expect(standingProblem(weak, typed('shorter', 'short'))).toBeNull()
    expect(standingProblem(weak, typed('short', 'Nusa-New-1'))).toBe('requirements')
  })

  it('is gone where the two differed and one of them is changed', () => {
    expect(standingProblem(other, typed('Nusa-New-1'))).toBeNull()
    expect(standingProblem(other, typed('Nusa-New-2'))).toBeNull()
  })
})
