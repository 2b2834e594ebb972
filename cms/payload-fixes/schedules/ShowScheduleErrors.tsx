'use client'

import { ServerFunctionsContext, useServerFunctions } from '@payloadcms/ui'
import { type ReactNode, useMemo } from 'react'
import { throwRefusals } from './throw-refusals.ts'

/**
 * Makes Payload's _Schedule publish_ drawer show refusals; on its own it reports success for every response.
 *
 * Payload 3.90.1; tested by `throw-refusals.test.ts`. Remove it when the drawer shows `error`.
 */
export function ShowScheduleErrors({ children }: { children: ReactNode }) {
  const functions = useServerFunctions()
  const wrappedFunctions = useMemo(
    () => ({ ...functions, schedulePublish: throwRefusals(functions.schedulePublish) }),
    [functions],
  )
  return <ServerFunctionsContext value={wrappedFunctions}>{children}</ServerFunctionsContext>
}
