'use client'

import { useFormModified, useTranslation } from '@payloadcms/ui'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react'
import { confirmBeforeBack, createGuardedPage, type GuardedPage } from './confirm-before-back.ts'

const GuardedPagesContext = createContext<Set<GuardedPage>>(new Set())

function useGuardedPages(): Set<GuardedPage> {
  return use(GuardedPagesContext)
}

/**
 * Asks for confirmation before the browser's Back or Forward leaves a page with unsaved changes. The listener must be
 * added before Next's listener, which navigates immediately.
 *
 * Also loads the page of a history entry in which Next has stored no state. Payload adds such entries when the filters
 * of a list change, and Next would keep showing the previous page. A link to an anchor (`#…`) also adds an entry
 * without state, but its page is already shown.
 *
 * Payload 3.90.1; tested by `e2e/own/article-form.spec.ts`. Remove it when lists change their URL through Next's
 * router.
 */
export function GuardHistory({ children }: { children: ReactNode }) {
  const [guardedPages] = useState(() => new Set<GuardedPage>())
  const router = useRouter()
  const pathname = usePathname()
  const query = useSearchParams().toString()
  const loadPageOfStatelessEntry = useEffectEvent(({ state }: PopStateEvent) => {
    const { href, pathname: path, search } = window.location
    const isShown = path === pathname && new URLSearchParams(search).toString() === query
    if (state === null && !isShown) router.replace(href)
  })
  useEffect(() => confirmBeforeBack(window, guardedPages), [guardedPages])
  useEffect(() => {
    const onPopState = (event: PopStateEvent) => loadPageOfStatelessEntry(event)
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [])
  return <GuardedPagesContext value={guardedPages}>{children}</GuardedPagesContext>
}

/**
 * Asks for confirmation before Back or Forward discards unsaved changes. Payload asks only at links and when the page
 * is closed.
 *
 * Payload 3.90.1; tested by `confirm-before-back.test.ts`. Remove it when Payload asks before the browser's Back.
 */
export function ConfirmBeforeBack() {
  const isModified = useFormModified()
  const guardedPages = useGuardedPages()
  const { t } = useTranslation()
  const confirmLeave = useEffectEvent(() => window.confirm(t('general:changesNotSaved')))
  useEffect(() => {
    if (!isModified) return
    const guardedPage = createGuardedPage(window, () => confirmLeave())
    guardedPages.add(guardedPage)
    return () => void guardedPages.delete(guardedPage)
  }, [isModified, guardedPages])
  return null
}
