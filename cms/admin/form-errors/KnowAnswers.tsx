'use client'

import { ServerFunctionsContext, useServerFunctions } from '@payloadcms/ui'
import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { type Answers, remembering } from './answers.ts'

const AnswersContext = createContext<Answers>(new Map())

/** What the server said last of each form that is open. */
export function useAnswers(): Answers {
  return use(AnswersContext)
}

/** Remembers for each form what its server was asked about: Payload merges an answer into what has been typed meanwhile. */
export function KnowAnswers({ children }: { children: ReactNode }) {
  const functions = useServerFunctions()
  const [answers] = useState<Answers>(() => new Map())
  const remembered = useMemo(
    () => ({ ...functions, getFormState: remembering(functions.getFormState, answers) }),
    [functions, answers],
  )
  return (
    <AnswersContext value={answers}>
      <ServerFunctionsContext value={remembered}>{children}</ServerFunctionsContext>
    </AnswersContext>
  )
}
