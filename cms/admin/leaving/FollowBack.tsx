'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'

/**
 * Shows the page that the browser's Back leads to where Next does not know it: Payload writes a list's filters into the address
 * without what Next keeps there, and Next would leave the page of before under the new address.
 */
export function FollowBack({ children }: { children: ReactNode }) {
  const router = useRouter()
  useEffect(() => {
    const follow = ({ state }: PopStateEvent) => {
      if (state === null) router.replace(window.location.href)
    }
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [router])
  return children
}
