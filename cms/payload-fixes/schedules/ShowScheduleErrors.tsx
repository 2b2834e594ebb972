'use client'

import { ServerFunctionsContext, useServerFunctions } from '@payloadcms/ui'
import { type ReactNode, useMemo } from 'react'
import { throwResponseErrors } from './throw-response-errors.ts'

/**
 * Makes Payload's _Schedule publish_ drawer show errors. It reports success for every response.
 *
 * Payload 3.90.1; tested by `throw-response-errors.test.ts`. Remove it when the drawer shows `error`.
 */
export function ShowScheduleErrors({ children }: { children: ReactNode }) {
  const functions = useServerFunctions()
  const wrappedFunctions = useMemo(
    () => ({ ...functions, schedulePublish: throwResponseErrors(functions.schedulePublish) }),
    [functions],
  )
  return <ServerFunctionsContext value={wrappedFunctions}>{children}</ServerFunctionsContext>
}
