'use client'

import { ServerFunctionsContext, useServerFunctions } from '@payloadcms/ui'
import { type ReactNode, useMemo } from 'react'
import { sayingRefusals } from './saying-refusals.ts'

/** Makes Payload's _Schedule publish_ drawer show refusals; on its own it reports success for every response. */
export function SayRefusals({ children }: { children: ReactNode }) {
  const functions = useServerFunctions()
  const saying = useMemo(
    () => ({ ...functions, schedulePublish: sayingRefusals(functions.schedulePublish) }),
    [functions],
  )
  return <ServerFunctionsContext value={saying}>{children}</ServerFunctionsContext>
}
