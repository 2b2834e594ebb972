import { describe, expect, it } from 'vitest'
import { findCurrentProblem, findNewPasswordProblem, type PasswordInput } from './use-new-password.ts'

const passwordInput = (password: string, confirmation = password): PasswordInput => ({ password, confirmation })

describe('findNewPasswordProblem', () => {
  it('returns a problem if the password breaks the rules or the confirmation does not match', () => {
    expect(findNewPasswordProblem(passwordInput('short'))).toBe('requirements')
    expect(findNewPasswordProblem(passwordInput('Nusa-New-1', 'Nusa-New-2'))).toBe('mismatch')
    expect(findNewPasswordProblem(passwordInput('Nusa-New-1'))).toBeNull()
  })

  it('allows at most 200 characters', () => {
    expect(findNewPasswordProblem(passwordInput('Nusa-New-1'.repeat(20)))).toBeNull()
    expect(findNewPasswordProblem(passwordInput(`${'Nusa-New-1'.repeat(20)}!`))).toBe('tooLong')
  })
})

describe('findCurrentProblem', () => {
  const weak = { ...passwordInput('short'), problem: 'requirements' } as const
  const other = { ...passwordInput('Nusa-New-1', 'Nusa-New-2'), problem: 'mismatch' } as const

  it('returns the problem while the input is unchanged', () => {
    expect(findCurrentProblem(weak, passwordInput('short'))).toBe('requirements')
    expect(findCurrentProblem(other, passwordInput('Nusa-New-1', 'Nusa-New-2'))).toBe('mismatch')
  })

  it('returns null for a weak password after the password changes, but not after the confirmation changes', () => {
    expect(findCurrentProblem(weak, passwordInput('shorter', 'short'))).toBeNull()
    expect(findCurrentProblem(weak, passwordInput('short', 'Nusa-New-1'))).toBe('requirements')
  })

  it('returns null for a mismatch after the password or the confirmation changes', () => {
    expect(findCurrentProblem(other, passwordInput('Nusa-New-1'))).toBeNull()
    expect(findCurrentProblem(other, passwordInput('Nusa-New-2'))).toBeNull()
  })
})
