'use client'

import { ServerFunctionsContext, useServerFunctions } from '@payloadcms/ui'
import { type ReactNode, useMemo } from 'react'
import { sayingRefusals } from './saying-refusals.ts'

/** Has Payload's drawer _Schedule publish_ say what was refused: it says that all went well whatever it is answered. */
export function SayRefusals({ children }: { children: ReactNode }) {
  const functions = useServerFunctions()
  const saying = useMemo(
    () => ({ ...functions, schedulePublish: sayingRefusals(functions.schedulePublish) }),
    [functions],
  )
  return <ServerFunctionsContext value={saying}>{children}</ServerFunctionsContext>
}
