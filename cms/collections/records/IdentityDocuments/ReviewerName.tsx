'use client'

import { FieldLabel, useAuth } from '@payloadcms/ui'
import type { StaticLabel } from 'payload'
import { useId } from 'react'
import { RecordValue } from '../../../admin/values/RecordValue.tsx'
import { useLanguage } from '../../../core/i18n/use-language.ts'
import type { User } from '../../../generated/payload-types.ts'
import { useCurrentField } from '../../../payload-fixes/rows/use-current-field.ts'
import '../../../admin/admin.css'

interface Props {
  path: string
  label?: StaticLabel | false
  /** The reviewer when the form was opened. */
  storedReviewer: Pick<User, 'id' | 'name'> | null
}

/** Shows the stored reviewer, or the current user who decides now. */
export function ReviewerName({ path, label, storedReviewer }: Props) {
  const { value } = useCurrentField<number | null>(path)
  const { user } = useAuth<User>()
  const id = useId()
  const language = useLanguage()
  const reviewer = [storedReviewer, user].find((candidate) => candidate?.id === value)
  return (
    <div className="field-type nusa-record">
      <FieldLabel htmlFor={id} label={label || undefined} />
      <output id={id} className="nusa-record__value">
        <RecordValue language={language} value={reviewer?.name} />
      </output>
    </div>
  )
}
