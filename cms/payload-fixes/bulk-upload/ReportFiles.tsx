'use client'

import { toast } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { useLanguage } from '../../core/i18n/use-language.ts'
import { resultText } from './result-text.ts'

/** Words the results of uploading several files, whose English texts are fixed in Payload. */
export function ReportFiles({ children }: { children: ReactNode }) {
  const language = useLanguage()
  useEffect(() => {
    const { error, success } = toast
    toast.error = (notice, options) => error(resultText(notice, language), options)
    toast.success = (notice, options) => success(resultText(notice, language), options)
    return () => {
      toast.error = error
      toast.success = success
    }
  }, [language])
  return children
}
