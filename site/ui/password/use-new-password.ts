import { maxPasswordLength, passwordRules } from '@nusa/shared/account'
import { useState } from 'react'

const emptyInput = { password: '', confirmation: '' }

export interface NewPasswordState {
  password: string
  confirmation: string
  /** Null after the input has changed. */
  problem: NewPasswordProblem
  change: (changes: Partial<typeof emptyInput>) => void
  /** Returns the problem of the input, and shows the problem at its field. */
  check: () => NewPasswordProblem
  /** Shows why the server rejected the password. */
  reject: (problem: 'guessable' | 'requirements') => void
  clear: () => void
}

export function useNewPassword(): NewPasswordState {
  const [input, setInput] = useState(emptyInput)
  const [checkedInput, setCheckedInput] = useState<CheckedPassword>({ ...emptyInput, problem: null })
  const showProblem = (problem: NewPasswordProblem) => {
    setCheckedInput({ ...input, problem })
    return problem
  }
  return {
    ...input,
    problem: findCurrentProblem(checkedInput, input),
    change: (changes) => setInput((previousInput) => ({ ...previousInput, ...changes })),
    check: () => showProblem(findNewPasswordProblem(input)),
    reject: (problem) => void showProblem(problem),
    clear: () => {
      setInput(emptyInput)
      setCheckedInput({ ...emptyInput, problem: null })
    },
  }
}

type NewPasswordProblem = 'tooLong' | 'requirements' | 'guessable' | 'mismatch' | null

export interface PasswordInput {
  password: string
  confirmation: string
}

interface CheckedPassword extends PasswordInput {
  problem: NewPasswordProblem
}

export function findNewPasswordProblem({ password, confirmation }: PasswordInput): NewPasswordProblem {
  if (password.length > maxPasswordLength) return 'tooLong'
  if (!passwordRules.every((rule) => rule.test(password))) return 'requirements'
  return password === confirmation ? null : 'mismatch'
}

/** Returns null if the input has changed since the check. Changing either field clears a mismatch. */
export function findCurrentProblem(checkedInput: CheckedPassword, currentInput: PasswordInput): NewPasswordProblem {
  const { password, confirmation, problem } = checkedInput
  if (password !== currentInput.password) return null
  const isMismatchOutdated = problem === 'mismatch' && confirmation !== currentInput.confirmation
  return isMismatchOutdated ? null : problem
}
