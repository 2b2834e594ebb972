'use client'

import { SelectField, useDocumentInfo } from '@payloadcms/ui'
import type { SelectFieldClientComponent } from 'payload'
import { offeredStates } from '../../office/next-states.ts'

/** The state of something that staff move on: offers what it may become from where it is saved, and not what would be refused. */
export const StateField: SelectFieldClientComponent = (props) => {
  const { collectionSlug = '', savedDocumentData } = useDocumentInfo()
  const offered = offeredStates(collectionSlug, savedDocumentData, new Date())
  const options = props.field.options.filter((option) =>
    offered.includes(typeof option === 'string' ? option : option.value),
  )
  return <SelectField {...props} field={{ ...props.field, options }} />
}
