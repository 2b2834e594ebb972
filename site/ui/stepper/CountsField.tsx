import { useId, useState } from 'react'
import { buttonClass } from '../button.ts'
import { Dialog } from '../dialog/Dialog.tsx'
import { controlClass } from '../field/FieldParts.tsx'
import { Icon } from '../Icon.tsx'
import { StepperRow } from './Stepper.tsx'

export interface CountRow<Key extends string> {
  key: Key
  label: string
  hint?: string
  min: number
  max: number
  /** The highest value of `max`, if `max` depends on the other counts. */
  highestMax?: number
}

interface Props<Key extends string> {
  label: string
  /** Shown in the closed field. */
  summary: string
  value: Record<Key, number>
  /** The limits may depend on the other counts. A count below its minimum is shown as the minimum. */
  getRows: (draft: Record<Key, number>) => CountRow<Key>[]
  note?: string
  doneLabel: string
  onValue: (value: Record<Key, number>) => void
}

/** The counts are changed in a dialog and applied when the dialog closes. */
export function CountsField<Key extends string>({
  label,
  summary,
  value,
  getRows,
  note,
  doneLabel,
  onValue,
}: Props<Key>) {
  const [draft, setDraft] = useState<Record<Key, number> | null>(null)
  const id = useId()

  const applyAndClose = () => {
    if (draft) onValue(draft)
    setDraft(null)
  }

  return (
    <div>
      <p id={`${id}-label`} className="mb-1 font-medium text-sm">
        {label}
      </p>
      <button
        type="button"
        id={id}
        data-counts-field=""
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}`}
        onClick={() => setDraft(value)}
        className={`${controlClass} flex cursor-pointer items-center gap-3 text-left`}
      >
        <Icon name="people" className="size-5 text-jungle" />
        <span>{summary}</span>
      </button>
      {draft && (
        <Dialog
          title={label}
          onClose={applyAndClose}
          footer={
            <button type="button" onClick={applyAndClose} className={`${buttonClass('primary')} w-full`}>
              {doneLabel}
            </button>
          }
        >
          <div className="divide-y divide-mist">
            {getRows(draft).map(({ key, ...row }) => (
              <StepperRow
                key={key}
                {...row}
                value={Math.max(row.min, draft[key])}
                onValue={(count) => setDraft({ ...draft, [key]: count })}
              />
            ))}
          </div>
          {note && <p className="pt-3 text-ink-soft text-sm">{note}</p>}
        </Dialog>
      )}
    </div>
  )
}
