'use client'

import { ServerFunctionsContext, toast, useServerFunctions } from '@payloadcms/ui'
import { type ReactNode, useMemo } from 'react'
import { useTexts } from '../../core/i18n/use-language.ts'
import { lostResponseTexts } from '../lost-responses/lost-response-texts.ts'
import { addRowsOnce } from './add-rows-once.ts'
import { requestRowsAgain } from './request-rows-again.ts'

/**
 * Keeps the input in new rows when responses arrive late, and requests their fields again when a response is lost.
 */
export function PreserveRowValues({ children }: { children: ReactNode }) {
  const functions = useServerFunctions()
  const { lostRow: lostRowMessage } = useTexts(lostResponseTexts)
  const wrappedFunctions = useMemo(() => {
    // The id makes the rows of several forms share one message.
    const reportFailure = () => toast.error(lostRowMessage, { id: 'lost-row' })
    return { ...functions, getFormState: addRowsOnce(requestRowsAgain(functions.getFormState, reportFailure)) }
  }, [functions, lostRowMessage])
  return <ServerFunctionsContext value={wrappedFunctions}>{children}</ServerFunctionsContext>
}
