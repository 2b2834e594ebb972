'use client'

import { ServerFunctionsContext, toast, useConfig, useServerFunctions } from '@payloadcms/ui'
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { useTexts } from '../../../core/i18n/use-language.ts'
import type { MergeQuestion } from '../merge-request.ts'
import { mergingTexts } from '../texts/index.ts'
import { MergeDialog } from './MergeDialog.tsx'
import { type Choices, createMergingFetch } from './merging-fetch.ts'

type Values = Readonly<Record<string, unknown>>

interface OpenForms {
  /** The values that each open form was opened with, by the path of its entry in the API. */
  opened: Map<string, Values>
  /** The paths of merged entries whose forms do not show the merged values yet. */
  merged: Set<string>
}

const OpenFormsContext = createContext<OpenForms>({ opened: new Map(), merged: new Set() })

export function useOpenForms(): OpenForms {
  return use(OpenFormsContext)
}

interface Pending {
  question: MergeQuestion
  resolve: (choices: Choices | null) => void
}

/** Merges outdated saves of all forms with newer changes, and lets the editor decide conflicts. */
export function MergeSaves({ children }: { children: ReactNode }) {
  const { config } = useConfig()
  const texts = useTexts(mergingTexts)
  const functions = useServerFunctions()
  const [forms] = useState<OpenForms>(() => ({ opened: new Map(), merged: new Set() }))
  const [pending, setPending] = useState<Pending | null>(null)
  // Payload would offer to reload the page, which discards unsaved changes.
  const withoutStaleCheck = useMemo(() => {
    const getFormState: typeof functions.getFormState = (args) =>
      functions.getFormState({ ...args, checkForStaleData: false })
    return { ...functions, getFormState }
  }, [functions])
  useEffect(() => {
    const originalFetch = window.fetch
    window.fetch = createMergingFetch((...args) => originalFetch(...args), config.routes.api, {
      getOpenedValues: (path) => forms.opened.get(path),
      decide: (question) => new Promise((resolve) => setPending({ question, resolve })),
      onMerged(path, { by, fields }) {
        forms.merged.add(path)
        if (fields.length > 0) toast.info(texts.merged(by, fields.join(', ')))
      },
    })
    return () => {
      window.fetch = originalFetch
    }
  }, [config.routes.api, forms, texts])

  function resolve(choices: Choices | null) {
    pending?.resolve(choices)
    setPending(null)
  }

  return (
    <OpenFormsContext value={forms}>
      <ServerFunctionsContext value={withoutStaleCheck}>{children}</ServerFunctionsContext>
      {pending && <MergeDialog key={pending.question.newest} question={pending.question} onDecide={resolve} />}
    </OpenFormsContext>
  )
}
