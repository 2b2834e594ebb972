'use client'

import { useConfig } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { useWords } from '../../i18n/use-language.ts'
import { lostWords } from './lost-words.ts'
import { sayingLost } from './saying-lost.ts'

/** Has every form of the admin say in the reader's language that no answer came. Payload's forms take the page's own fetch. */
export function SayLost({ children }: { children: ReactNode }) {
  const { config } = useConfig()
  const words = useWords(lostWords)
  useEffect(() => {
    const before = window.fetch
    window.fetch = sayingLost((...asked) => before(...asked), config.routes.api, words)
    return () => {
      window.fetch = before
    }
  }, [config.routes.api, words])
  return children
}
