'use client'

import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react'
import { askBeforeBack, type Stay } from './ask-before-back.ts'

const StaysContext = createContext<Set<Stay>>(new Set())

/** Who wants to be asked before Back or Forward leaves them. */
export function useStays(): Set<Stay> {
  return use(StaysContext)
}

/**
 * Minds the browser's Back and Forward. It asks forms first, and so listens before Next does: Next shows the other page at once.
 *
 * And it shows the page that they lead to where Next does not know it: Payload writes a list's filters into the address
 * without what Next keeps there, and Next would leave the page of before under the new address. A link within the page looks
 * the same, and stays on it.
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
