'use client'

import { ServerFunctionsContext, useConfig, useServerFunctions } from '@payloadcms/ui'
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import {
  type FormRequestMap,
  type FormResponseMap,
  type RefusedForms,
  type SaveErrors,
  trackRequests,
  trackResponses,
} from './form-responses.ts'
import { trackSaves } from './track-saves.ts'

interface FormResponses {
  requests: FormRequestMap
  responses: FormResponseMap
  refusedForms: RefusedForms
  saveErrors: SaveErrors
}

const createEmptyResponses = (): FormResponses => ({
  requests: new Map(),
  responses: new Map(),
  refusedForms: new Set(),
  saveErrors: new Map(),
})

const FormResponsesContext = createContext<FormResponses>(createEmptyResponses())

/** Returns the last request and response of each open form. */
export function useFormResponses(): FormResponses {
  return use(FormResponsesContext)
}

/**
 * Stores the last request and response of each form, and the errors of its last save. Components need them, because
 * Payload merges a response into the form even if the form has changed since the request, or a save was refused.
 */
export function TrackFormResponses({ children }: { children: ReactNode }) {
  const functions = useServerFunctions()
  const { config } = useConfig()
  const [formResponses] = useState(createEmptyResponses)
  useEffect(() => {
    const originalFetch = window.fetch
    window.fetch = trackSaves((...args) => originalFetch(...args), config.routes.api, formResponses.saveErrors)
    return () => {
      window.fetch = originalFetch
    }
  }, [config.routes.api, formResponses])
  const trackedFunctions = useMemo(
    () => ({
      ...functions,
      getFormState: trackResponses(
        trackRequests(functions.getFormState, formResponses.requests),
        formResponses.responses,
        formResponses.refusedForms,
        formResponses.saveErrors,
      ),
    }),
    [functions, formResponses],
  )
  return (
    <FormResponsesContext value={formResponses}>
      <ServerFunctionsContext value={trackedFunctions}>{children}</ServerFunctionsContext>
    </FormResponsesContext>
  )
}
