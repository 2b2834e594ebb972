'use client'

import {
  ServerFunctionsContext,
  toast,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormProcessing,
  useServerFunctions,
} from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { useTexts } from '../../../core/i18n/use-language.ts'
import type { MergeQuestion } from '../merge-request.ts'
import { mergingTexts } from '../merging-texts.ts'
import { MergeDialog } from './MergeDialog.tsx'
import { type Choices, createMergingFetch } from './merging-fetch.ts'

type Values = Readonly<Record<string, unknown>>

interface OpenForms {
  /** The values that each form was opened with, by the path of the entry in the API. */
  openedValues: Map<string, Values>
  /** The paths of entries whose forms do not show the merged values yet. */
  mergedPaths: Set<string>
}

const OpenFormsContext = createContext<OpenForms>({ openedValues: new Map(), mergedPaths: new Set() })

function useOpenForms(): OpenForms {
  return use(OpenFormsContext)
}

interface PendingQuestion {
  question: MergeQuestion
  resolve: (choices: Choices | null) => void
}

/** Merges a save with changes that were made after the form was opened, and lets the editor decide conflicts. */
export function MergeSaves({ children }: { children: ReactNode }) {
  const { config } = useConfig()
  const texts = useTexts(mergingTexts)
  const serverFunctions = useServerFunctions()
  const [forms] = useState<OpenForms>(() => ({ openedValues: new Map(), mergedPaths: new Set() }))
  const [pendingQuestion, setPendingQuestion] = useState<PendingQuestion | null>(null)
  // Turns off Payload's check for stale data, which offers to reload the page and would discard unsaved changes.
  const functionsWithoutStaleCheck = useMemo(() => {
    const getFormState: typeof serverFunctions.getFormState = (args) =>
      serverFunctions.getFormState({ ...args, checkForStaleData: false })
    return { ...serverFunctions, getFormState }
  }, [serverFunctions])
  useEffect(() => {
    const originalFetch = window.fetch
    window.fetch = createMergingFetch((...args) => originalFetch(...args), config.routes.api, {
      getOpenedValues: (path) => forms.openedValues.get(path),
      decide: (question) => new Promise((resolve) => setPendingQuestion({ question, resolve })),
      onMerged(path, { by: otherEditor, fields }) {
        forms.mergedPaths.add(path)
        if (fields.length > 0) toast.info(texts.savedTogether(otherEditor, fields.join(', ')))
      },
    })
    return () => {
      window.fetch = originalFetch
    }
  }, [config.routes.api, forms, texts])

  function answerQuestion(choices: Choices | null) {
    pendingQuestion?.resolve(choices)
    setPendingQuestion(null)
  }

  return (
    <OpenFormsContext value={forms}>
      <ServerFunctionsContext value={functionsWithoutStaleCheck}>{children}</ServerFunctionsContext>
      {pendingQuestion && (
        <MergeDialog
          key={pendingQuestion.question.newest}
          question={pendingQuestion.question}
          onDecide={answerQuestion}
        />
      )}
    </OpenFormsContext>
  )
}

/** Remembers the values that a form was opened with, and resets the form after a merge. */
export function MergeForm() {
  const { id, collectionSlug, globalSlug, data } = useDocumentInfo()
  const { reset } = useForm()
  const { config } = useConfig()
  const isProcessing = useFormProcessing()
  const { openedValues, mergedPaths } = useOpenForms()
  const path = formatAdminURL({
    apiRoute: config.routes.api,
    path: globalSlug ? `/globals/${globalSlug}` : `/${collectionSlug}/${id}`,
    relative: true,
  })
  useEffect(() => {
    if (!data || (!id && !globalSlug)) return
    openedValues.set(path, data)
    return () => void openedValues.delete(path)
  }, [path, data, id, globalSlug, openedValues])
  useEffect(() => {
    if (isProcessing || !data) return
    const wasMerged = mergedPaths.delete(path)
    if (!wasMerged) return
    // Payload merges the response into the form field by field. Without the reset, the fields of a row that
    // another user has removed would remain in the form.
    void reset(data)
  }, [isProcessing, data, mergedPaths, path, reset])
  return null
}
