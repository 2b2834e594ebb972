import { useState } from 'react'
import { type CheckedPassword, currentProblem, type NewPasswordProblem, newPasswordProblem } from './new-password.ts'

const emptyInput = { password: '', confirmation: '' }

export interface NewPasswordState {
  password: string
  confirmation: string
  /** The problem that was found, until the input changes. */
  problem: NewPasswordProblem
  change: (part: Partial<typeof emptyInput>) => void
  /** Validates the input and shows the problem at its fields. Returns the problem. */
  check: () => NewPasswordProblem
  /** Shows why the server rejected the password. */
  reject: (problem: 'guessable' | 'requirements') => void
  clear: () => void
}

/** Holds the input of a new password and its confirmation. */
export function useNewPassword(): NewPasswordState {
  const [input, setInput] = useState(emptyInput)
  const [checked, setChecked] = useState<CheckedPassword>({ ...emptyInput, problem: null })
  const showProblem = (problem: NewPasswordProblem) => {
    setChecked({ ...input, problem })
    return problem
  }
  return {
    ...input,
    problem: currentProblem(checked, input),
    change: (part) => setInput((input) => ({ ...input, ...part })),
    check: () => showProblem(newPasswordProblem(input)),
    reject: (problem) => void showProblem(problem),
    clear: () => {
      setInput(emptyInput)
      setChecked({ ...emptyInput, problem: null })
    },
  }
}
