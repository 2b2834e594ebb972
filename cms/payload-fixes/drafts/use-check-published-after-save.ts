import { useEffect, useEffectEvent, useRef } from 'react'

interface Options {
  /** The time of the last save; changes with each save. */
  savedAt: unknown
  /** Returns whether the entry is published now, or null if that is unknown. */
  readIsPublished: () => Promise<boolean | null>
  onResult: (isPublished: boolean) => void
}

/**
 * Checks after each save whether the entry is published. A schedule or another user may have published or unpublished
 * it since the form was opened, and the response to a saved draft does not say so.
 */
export function useCheckPublishedAfterSave({ savedAt, readIsPublished, onResult }: Options): void {
  const checkedSave = useRef(savedAt)
  const check = useEffectEvent(async (isCurrent: () => boolean) => {
    const isPublished = await readIsPublished()
    if (isPublished !== null && isCurrent()) onResult(isPublished)
  })
  useEffect(() => {
    if (checkedSave.current === savedAt) return
    checkedSave.current = savedAt
    void check(() => checkedSave.current === savedAt)
  }, [savedAt])
}
