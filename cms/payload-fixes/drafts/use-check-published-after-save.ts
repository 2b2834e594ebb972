import { useEffect, useEffectEvent, useRef } from 'react'

interface Options {
  savedAt: unknown
  /** Null if it is unknown whether the entry is published. */
  readIsPublished: () => Promise<boolean | null>
  onResult: (isPublished: boolean) => void
}

/**
 * Checks after each save whether the entry is published. A schedule or another user may have published or
 * unpublished the entry, and the response to a saved draft does not contain the current status.
 */
export function useCheckPublishedAfterSave({ savedAt, readIsPublished, onResult }: Options): void {
  const lastCheckedSave = useRef(savedAt)
  const checkPublished = useEffectEvent(async (isCurrent: () => boolean) => {
    const isPublished = await readIsPublished()
    if (isPublished !== null && isCurrent()) onResult(isPublished)
  })
  useEffect(() => {
    if (lastCheckedSave.current === savedAt) return
    lastCheckedSave.current = savedAt
    void checkPublished(() => lastCheckedSave.current === savedAt)
  }, [savedAt])
}
