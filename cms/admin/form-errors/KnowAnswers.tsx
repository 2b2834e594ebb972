'use client'

import { ServerFunctionsContext, useServerFunctions } from '@payloadcms/ui'
import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { type Answers, type Refused, remembering } from './answers.ts'

interface Known {
  answers: Answers
  refused: Refused
}

const nothing = (): Known => ({ answers: new Map(), refused: new Set() })

const KnownContext = createContext<Known>(nothing())

/** What the server said last of each form that is open. */
export function useAnswers(): Known {
  return use(KnownContext)
}

/** Remembers for each form what its server was asked about: Payload merges an answer into what has been typed meanwhile. */
export function KnowAnswers({ children }: { children: ReactNode }) {
  const functions = useServerFunctions()
  const [known] = useState(nothing)
  const remembered = useMemo(
    () => ({ ...functions, getFormState: remembering(functions.getFormState, known.answers, known.refused) }),
    [functions, known],
  )
  return (
    <KnownContext value={known}>
      <ServerFunctionsContext value={remembered}>{children}</ServerFunctionsContext>
    </KnownContext>
  )
}
