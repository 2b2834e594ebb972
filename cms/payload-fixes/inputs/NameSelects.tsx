'use client'

import { type ReactNode, useEffect } from 'react'
import { nameSelects } from './name-selects.ts'

/**
 * Names Payload's select and relationship fields. Their labels refer to the field instead of its input.
 *
 * Payload 3.90.1; tested by `name-selects.dom.test.ts`. Remove it when the inputs of selects have accessible names.
 */
export function NameSelects({ children }: { children: ReactNode }) {
  useEffect(() => {
    nameSelects(document)
    const observer = new MutationObserver(() => nameSelects(document))
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return children
}
