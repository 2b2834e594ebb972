'use client'

import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react'
import { askBeforeBack, type Stay } from './ask-before-back.ts'

const StaysContext = createContext<Set<Stay>>(new Set())

/** Returns the registered forms that must confirm Back or Forward. */
export function useStays(): Set<Stay> {
  return use(StaysContext)
}

/**
 * Handles the browser's Back and Forward. It asks forms first, so it must listen before Next does, which shows the
 * other page at once.
 *
 * It also loads a page that Next does not know: Payload writes a list's filters into the URL without Next's history
 * state, and Next would keep the previous page under the new URL. A link within the page has no history state either
 * and must not reload it.
 */
export function MindBack({ children }: { children: ReactNode }) {
  const [stays] = useState(() => new Set<Stay>())
  const router = useRouter()
  const pathname = usePathname()
  const query = useSearchParams().toString()
  const follow = useEffectEvent(({ state }: PopStateEvent) => {
    const { href, pathname: path, search } = window.location
    const isShown = path === pathname && new URLSearchParams(search).toString() === query
    if (state === null && !isShown) router.replace(href)
  })
  useEffect(() => askBeforeBack(window, stays), [stays])
  useEffect(() => {
    const listen = (event: PopStateEvent) => follow(event)
    window.addEventListener('popstate', listen)
    return () => window.removeEventListener('popstate', listen)
  }, [])
  return <StaysContext value={stays}>{children}</StaysContext>
}
