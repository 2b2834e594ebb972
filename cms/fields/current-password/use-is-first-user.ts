import { useAuth } from '@payloadcms/ui'
import { useState } from 'react'

/**
 * Returns true in the form in which the first user signs up, also while the form stays open for a moment after the user
 * was signed in.
 */
export function useIsFirstUser(): boolean {
  const { user } = useAuth()
  const [wasSignedOut] = useState(!user)
  return wasSignedOut
}
