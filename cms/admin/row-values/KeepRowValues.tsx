'use client'

import { ServerFunctionsContext, useServerFunctions } from '@payloadcms/ui'
import { type ReactNode, useMemo } from 'react'
import { addingOnce } from './added-once.ts'

/** Keeps the input in newly added rows of all forms when responses arrive late. */
export function KeepRowValues({ children }: { children: ReactNode }) {
  const functions = useServerFunctions()
  const keeping = useMemo(() => ({ ...functions, getFormState: addingOnce(functions.getFormState) }), [functions])
  return <ServerFunctionsContext value={keeping}>{children}</ServerFunctionsContext>
}
