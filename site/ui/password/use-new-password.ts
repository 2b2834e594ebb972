import { useState } from 'react'
import { type FoundProblem, type NewPasswordProblem, newPasswordProblem, standingProblem } from './new-password.ts'

const blank = { password: '', confirmation: '' }

export interface NewPasswordState {
  password: string
  confirmation: string
  /** The problem that was found, until the input changes. */
  problem: NewPasswordProblem
  change: (part: Partial<typeof blank>) => void
  /** Validates the input and shows the problem at its fields. Returns the problem. */
  check: () => NewPasswordProblem
  /** Shows why the server rejected the password. */
  refuse: (problem: 'guessable' | 'requirements') => void
  clear: () => void
}

/** Holds the input of a new password and its confirmation. */
export function useNewPassword(): NewPasswordState {
  const [typed, setTyped] = useState(blank)
  const [found, setFound] = useState<FoundProblem>({ ...blank, problem: null })
  const tell = (problem: NewPasswordProblem) => {
    setFound({ ...typed, problem })
    return problem
  }
  return {
    ...typed,
    problem: standingProblem(found, typed),
    change: (part) => setTyped((typed) => ({ ...typed, ...part })),
    check: () => tell(newPasswordProblem(typed)),
    refuse: (problem) => void tell(problem),
    clear: () => {
      setTyped(blank)
      setFound({ ...blank, problem: null })
    },
  }
}
