import { describe, expect, it } from 'vitest'
import { findCurrentProblem, findNewPasswordProblem, type PasswordInput } from './use-new-password.ts'

const passwordInput = (password: string, confirmation = password): PasswordInput => ({ password, confirmation })

describe('findNewPasswordProblem', () => {
  it('requires the password rules and a matching confirmation', () => {
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

  it('returns null for a weak password after a change of the password, but not of the confirmation', () => {
    expect(findCurrentProblem(weak, passwordInput('shorter', 'short'))).toBeNull()
    expect(findCurrentProblem(weak, passwordInput('short', 'Nusa-New-1'))).toBe('requirements')
  })

  it('returns null for a mismatch after a change of the password or of the confirmation', () => {
    expect(findCurrentProblem(other, passwordInput('Nusa-New-1'))).toBeNull()
    expect(findCurrentProblem(other, passwordInput('Nusa-New-2'))).toBeNull()
  })
})
