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
  opened: Map<string, Values>
  /** Entries whose forms do not show the merged values yet. */
  merged: Set<string>
}

const OpenFormsContext = createContext<OpenForms>({ opened: new Map(), merged: new Set() })

function useOpenForms(): OpenForms {
  return use(OpenFormsContext)
}

interface Pending {
  question: MergeQuestion
  resolve: (choices: Choices | null) => void
}

/** Merges a save with changes that were made after the form was opened, and lets the editor decide conflicts. */
export function MergeSaves({ children }: { children: ReactNode }) {
  const { config } = useConfig()
  const texts = useTexts(mergingTexts)
  const functions = useServerFunctions()
  const [forms] = useState<OpenForms>(() => ({ opened: new Map(), merged: new Set() }))
  const [pending, setPending] = useState<Pending | null>(null)
  // Turns off Payload's check, which offers to reload the page and so discard unsaved changes.
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

/** Remembers the values that a form was opened with, and resets the form after a merge. */
export function MergeForm() {
  const { id, collectionSlug, globalSlug, data } = useDocumentInfo()
  const { reset } = useForm()
  const { config } = useConfig()
  const isProcessing = useFormProcessing()
  const { opened, merged } = useOpenForms()
  const path = formatAdminURL({
    apiRoute: config.routes.api,
    path: globalSlug ? `/globals/${globalSlug}` : `/${collectionSlug}/${id}`,
    relative: true,
  })
  useEffect(() => {
    if (!data || (!id && !globalSlug)) return
    opened.set(path, data)
    return () => void opened.delete(path)
  }, [path, data, id, globalSlug, opened])
  useEffect(() => {
    if (isProcessing || !data || !merged.delete(path)) return
    // Payload merges the response into the form field by field. Without the reset, the fields of a row that
    // another user has removed would remain in the form.
    void reset(data)
  }, [isProcessing, data, merged, path, reset])
  return null
}
