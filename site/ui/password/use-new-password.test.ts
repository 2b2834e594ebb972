import { describe, expect, it } from 'vitest'
import { currentProblem, newPasswordProblem, type PasswordInput } from './use-new-password.ts'

const passwordInput = (password: string, confirmation = password): PasswordInput => ({ password, confirmation })

describe('newPasswordProblem', () => {
  it('requires the password rules and a matching confirmation', () => {
    expect(newPasswordProblem(passwordInput('short'))).toBe('requirements')
    expect(newPasswordProblem(passwordInput('Nusa-New-1', 'Nusa-New-2'))).toBe('mismatch')
    expect(newPasswordProblem(passwordInput('Nusa-New-1'))).toBeNull()
  })

  it('allows at most 200 characters', () => {
    expect(newPasswordProblem(passwordInput('Nusa-New-1'.repeat(20)))).toBeNull()
    expect(newPasswordProblem(passwordInput(`${'Nusa-New-1'.repeat(20)}!`))).toBe('tooLong')
  })
})

describe('currentProblem', () => {
  const weak = { ...passwordInput('short'), problem: 'requirements' } as const
  const other = { ...passwordInput('Nusa-New-1', 'Nusa-New-2'), problem: 'mismatch' } as const

  it('returns the problem while the input is unchanged', () => {
    expect(currentProblem(weak, passwordInput('short'))).toBe('requirements')
    expect(currentProblem(other, passwordInput('Nusa-New-1', 'Nusa-New-2'))).toBe('mismatch')
  })

  it('returns null for a weak password after a change of the password, but not of the confirmation', () => {
    expect(currentProblem(weak, passwordInput('shorter', 'short'))).toBeNull()
    expect(currentProblem(weak, passwordInput('short', 'Nusa-New-1'))).toBe('requirements')
  })

  it('returns null for a mismatch after a change of the password or of the confirmation', () => {
    expect(currentProblem(other, passwordInput('Nusa-New-1'))).toBeNull()
    expect(currentProblem(other, passwordInput('Nusa-New-2'))).toBeNull()
  })
})
