import { formatDate, type LocalDate } from '@nusa/shared/dates'
import { useId, useState } from 'react'
import { Dialog } from '../dialog/Dialog.tsx'
import { controlClass } from '../field/FieldParts.tsx'
import { Icon } from '../Icon.tsx'
import { Calendar, type DayNote } from './Calendar.tsx'

interface Props {
  label: string
  placeholder: string
  value: LocalDate | null
  /** Null until the browser has determined the day. */
  today: LocalDate | null
  disabledReason: (date: LocalDate) => string | null
  dayNote?: (date: LocalDate) => DayNote | null
  dayPrice?: ((date: LocalDate) => DayNote | null) | undefined
  onValue: (date: LocalDate) => void
  note?: string
  /** Shown only in the dialog. */
  calendarNote?: string | undefined
}

export function DateField({
  label,
  placeholder,
  value,
  today,
  disabledReason,
  dayNote,
  dayPrice,
  onValue,
  note,
  calendarNote,
}: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <div>
      <p id={`${id}-label`} className="mb-1 font-medium text-sm">
        {label}
      </p>
      <button
        type="button"
        id={id}
        data-date-field=""
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}`}
        aria-describedby={note ? `${id}-note` : undefined}
        onClick={() => setIsOpen(today !== null)}
        className={`${controlClass} flex cursor-pointer items-center gap-3 text-left`}
      >
        <Icon name="calendar" className="size-5 text-jungle" />
        <span translate={value ? 'no' : undefined} className={value ? '' : 'text-ink-soft'}>
          {value ? formatDate(value) : placeholder}
        </span>
      </button>
      {note && (
        <p id={`${id}-note`} className="mt-1 text-ink-soft text-sm">
          {note}
        </p>
      )}
      {isOpen && today && (
        <Dialog title={label} onClose={() => setIsOpen(false)}>
          <Calendar
            value={value}
            today={today}
            disabledReason={disabledReason}
            dayNote={dayNote}
            dayPrice={dayPrice}
            onPick={(date) => {
              onValue(date)
              setIsOpen(false)
            }}
          />
          {[calendarNote, note].filter(Boolean).map((text) => (
            <p key={text} className="mt-3 text-ink-soft text-sm">
              {text}
            </p>
          ))}
        </Dialog>
      )}
    </div>
  )
}
