'use client'

import { FieldLabel, useAuth, useField } from '@payloadcms/ui'
import type { StaticLabel } from 'payload'
import { useId } from 'react'
import { useLanguage } from '../i18n/use-language.ts'
import type { User } from '../payload-types.ts'
import { RecordValue } from './RecordValue.tsx'
import './admin.css'

interface Props {
  path: string
  label?: StaticLabel | false
  /** Who had decided when the form was opened. */
  known: Pick<User, 'id' | 'name'> | null
}

/** A colleague's name: of whoever had decided before, or of the one who looks at the form and decides now. */
export function ReviewerName({ path, label, known }: Props) {
  const { value } = useField<number | null>({ path })
  const { user } = useAuth<User>()
  const id = useId()
  const language = useLanguage()
  const decider = [known, user].find((colleague) => colleague?.id === value)
  return (
    <div className="field-type nusa-record">
      <FieldLabel htmlFor={id} label={label || undefined} />
      <output id={id} className="nusa-record__value">
        <RecordValue language={language} value={decider?.name} />
      </output>
    </div>
  )
}
