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

/** Returns the server's last response about each open form. */
export function useAnswers(): Known {
  return use(KnownContext)
}

/**
 * Remembers which values each form's last request contained, because Payload merges the response into what was typed
 * meanwhile.
 */
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
