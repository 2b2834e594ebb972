'use client'

import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { type ReactNode, useEffect, useEffectEvent } from 'react'

/**
 * Shows the page that the browser's Back leads to where Next does not know it: Payload writes a list's filters into the address
 * without what Next keeps there, and Next would leave the page of before under the new address. A link within the page looks
 * the same, and stays on it.
 */
export function FollowBack({ children }: { children: ReactNode }) {
  const router = useRouter()
  const pathname = usePathname()
  const query = useSearchParams().toString()
  const follow = useEffectEvent(({ state }: PopStateEvent) => {
    const { href, pathname: path, search } = window.location
    const isShown = path === pathname && new URLSearchParams(search).toString() === query
    if (state === null && !isShown) router.replace(href)
  })
  useEffect(() => {
    const listen = (event: PopStateEvent) => follow(event)
    window.addEventListener('popstate', listen)
    return () => window.removeEventListener('popstate', listen)
  }, [])
  return children
}
