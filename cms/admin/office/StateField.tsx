'use client'

import { SelectField, useDocumentInfo } from '@payloadcms/ui'
import type { SelectFieldClientComponent } from 'payload'
import { offeredStates } from '../../office/next-states.ts'

/**
 * A select for a state that staff can change. It offers only the states that the server accepts after the saved one.
 */
export const StateField: SelectFieldClientComponent = (props) => {
  const { collectionSlug = '', savedDocumentData } = useDocumentInfo()
  const offered = offeredStates(collectionSlug, savedDocumentData, new Date())
  const options = props.field.options.filter((option) =>
    offered.includes(typeof option === 'string' ? option : option.value),
  )
  return <SelectField {...props} field={{ ...props.field, options }} />
}
