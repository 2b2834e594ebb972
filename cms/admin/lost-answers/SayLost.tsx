'use client'

import { useConfig } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { useWords } from '../../i18n/use-language.ts'
import { lostWords } from './lost-words.ts'
import { namingLost } from './naming-lost.ts'
import { sayingLost } from './saying-lost.ts'

/**
 * Makes all forms of the admin report a lost response in the user's language, and include the lost values in the next
 * save. Payload's forms use the global `fetch`.
 */
export function SayLost({ children }: { children: ReactNode }) {
  const { config } = useConfig()
  const words = useWords(lostWords)
  useEffect(() => {
    const before = window.fetch
    const naming = namingLost((...asked) => before(...asked), config.routes.api)
    window.fetch = sayingLost(naming, config.routes.api, words)
    return () => {
      window.fetch = before
    }
  }, [config.routes.api, words])
  return children
}
