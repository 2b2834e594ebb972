import { useState } from 'react'
import { type FoundProblem, type NewPasswordProblem, newPasswordProblem, standingProblem } from './new-password.ts'

const blank = { password: '', confirmation: '' }

export interface NewPasswordState {
  password: string
  confirmation: string
  /** What was found wrong, until that is changed. */
  problem: NewPasswordProblem
  change: (part: Partial<typeof blank>) => void
  /** Looks what stands against it, and has its fields say so. */
  check: () => NewPasswordProblem
  /** Shows why the server refused it. */
  refuse: (problem: 'guessable' | 'requirements') => void
  clear: () => void
}

/** A new password with its confirmation, as they are typed. */
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
