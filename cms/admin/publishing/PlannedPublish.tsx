'use client'

import type { Schedule, ScheduleChange } from '@nusa/shared/publishing'
import { Button } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { instantText } from '../../i18n/times.ts'
import { useWords } from '../../i18n/use-language.ts'
import { instantOf } from './sentences.ts'
import { publishingWords } from './words/index.ts'

interface Props {
  schedule: Schedule
  /** Why the last request was refused. */
  refused: string | null
  onChange(change: ScheduleChange): Promise<boolean>
}

/** Shows the scheduled publish, or a form to schedule one. */
export function PlannedPublish({ schedule: { publish_at }, refused, onChange }: Props) {
  const words = useWords(publishingWords)
  return (
    <details>
      <summary>{publish_at ? words.plannedBy(publish_at.by, new Date(publish_at.at)) : words.publishLater}</summary>
      <div className="nusa-timing">
        {publish_at ? (
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            onClick={() => void onChange({ publish_at: null })}
          >
            {words.cancelPlan}
          </Button>
        ) : (
          <PlanForm onChange={onChange} />
        )}
        {refused && <p role="alert">{refused}</p>}
      </div>
    </details>
  )
}

function PlanForm({ onChange }: Pick<Props, 'onChange'>) {
  const words = useWords(publishingWords)
  const [value, setValue] = useState('')
  const at = instantOf(value)
  const plan = (event: FormEvent) => {
    event.preventDefault()
    if (at !== null) void onChange({ publish_at: at })
  }
  return (
    <form onSubmit={plan}>
      <label>
        {words.publishAt}{' '}
        <input type="datetime-local" required value={value} onChange={(event) => setValue(event.target.value)} />
      </label>
      <output className="nusa-date__words">{at !== null && instantText(new Date(at), words.language)}</output>
      <Button type="submit" buttonStyle="secondary" size="small" margin={false}>
        {words.plan}
      </Button>
    </form>
  )
}
