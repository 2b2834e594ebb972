'use client'

import { SelectField, useDocumentInfo } from '@payloadcms/ui'
import type { SelectFieldClientComponent } from 'payload'
import type { Translations } from '../../../core/i18n/language.ts'
import { useTexts } from '../../../core/i18n/use-language.ts'
import { offeredStates } from './next-states.ts'

interface StateTexts {
  /** The option that requests a failed refund from the payment provider again. */
  requestAgain: string
}

const stateTexts: Translations<StateTexts> = {
  en: { requestAgain: 'Request again' },
  id: { requestAgain: 'Minta lagi' },
}

/** Offers the saved state and the states that the server accepts after it. */
export const StateField: SelectFieldClientComponent = (props) => {
  const { collectionSlug = '', savedDocumentData } = useDocumentInfo()
  const allowedStates = offeredStates(collectionSlug, savedDocumentData, new Date())
  const texts = useTexts(stateTexts)
  const isRefundToRepeat = collectionSlug === 'refunds' && savedDocumentData?.state !== 'requested'
  const options = props.field.options.flatMap((option) => {
    const value = typeof option === 'string' ? option : option.value
    if (!allowedStates.includes(value)) return []
    return value === 'requested' && isRefundToRepeat ? { value, label: texts.requestAgain } : option
  })
  return <SelectField {...props} field={{ ...props.field, options }} />
}
