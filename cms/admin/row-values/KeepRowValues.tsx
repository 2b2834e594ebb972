'use client'

import { ServerFunctionsContext, useServerFunctions } from '@payloadcms/ui'
import { type ReactNode, useMemo } from 'react'
import { addingOnce } from './added-once.ts'

/** Keeps what is typed in a row that was just added, in all forms, when answers come late. */
export function KeepRowValues({ children }: { children: ReactNode }) {
  const functions = useServerFunctions()
  const keeping = useMemo(() => ({ ...functions, getFormState: addingOnce(functions.getFormState) }), [functions])
  return <ServerFunctionsContext value={keeping}>{children}</ServerFunctionsContext>
}
