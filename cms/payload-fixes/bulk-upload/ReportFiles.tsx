'use client'

import { toast } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { useLanguage } from '../../core/i18n/use-language.ts'
import { translateResult } from './translate-result.ts'

/** Shows the results of uploading several files in the user's language. */
export function ReportFiles({ children }: { children: ReactNode }) {
  const language = useLanguage()
  useEffect(() => {
    const { error, success } = toast
    toast.error = (message, options) => error(translateResult(message, language), options)
    toast.success = (message, options) => success(translateResult(message, language), options)
    return () => {
      toast.error = error
      toast.success = success
    }
  }, [language])
  return children
}
