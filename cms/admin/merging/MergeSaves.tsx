'use client'

import { ServerFunctionsContext, toast, useConfig, useServerFunctions } from '@payloadcms/ui'
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { useWords } from '../../i18n/use-language.ts'
import type { MergeQuestion } from '../../merging/request.ts'
import { mergingWords } from '../../merging/words/index.ts'
import { MergeDialog } from './MergeDialog.tsx'
import { type Choices, mergingFetch } from './merging-fetch.ts'

type Values = Readonly<Record<string, unknown>>

interface OpenForms {
  /** The values that each open form was opened with, by the path of its entry in the API. */
  opened: Map<string, Values>
  /** The entries that were merged and whose forms do not show it yet. */
  merged: Set<string>
}

const OpenFormsContext = createContext<OpenForms>({ opened: new Map(), merged: new Set() })

export function useOpenForms(): OpenForms {
  return use(OpenFormsContext)
}

interface Pending {
  question: MergeQuestion
  answer: (choices: Choices | null) => void
}

/** Merges the saves of all forms with what others saved meanwhile, and lets the editor decide conflicts. */
export function MergeSaves({ children }: { children: ReactNode }) {
  const { config } = useConfig()
  const words = useWords(mergingWords)
  const functions = useServerFunctions()
  const [forms] = useState<OpenForms>(() => ({ opened: new Map(), merged: new Set() }))
  const [pending, setPending] = useState<Pending | null>(null)
  // Payload would offer to reload the page, which discards unsaved changes.
  const withoutStaleCheck = useMemo(() => {
    const getFormState: typeof functions.getFormState = (asked) =>
      functions.getFormState({ ...asked, checkForStaleData: false })
    return { ...functions, getFormState }
  }, [functions])
  useEffect(() => {
    const before = window.fetch
    window.fetch = mergingFetch((...asked) => before(...asked), config.routes.api, {
      openedOf: (path) => forms.opened.get(path),
      decide: (question) => new Promise((answer) => setPending({ question, answer })),
      onMerged(path, { by, fields }) {
        forms.merged.add(path)
        if (fields.length > 0) toast.info(words.merged(by, fields.join(', ')))
      },
    })
    return () => {
      window.fetch = before
    }
  }, [config.routes.api, forms, words])

  function answer(choices: Choices | null) {
    pending?.answer(choices)
    setPending(null)
  }

  return (
    <OpenFormsContext value={forms}>
      <ServerFunctionsContext value={withoutStaleCheck}>{children}</ServerFunctionsContext>
      {pending && <MergeDialog key={pending.question.newest} question={pending.question} onAnswer={answer} />}
    </OpenFormsContext>
  )
}
