import { addMonths, type LocalDate, monthGrid, startOfMonth } from '@nusa/shared/dates'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../Icon.tsx'
import { uiTexts, weekdays } from '../texts.ts'
import { dateForKey, dayName, monthTitle } from './month.ts'

export interface DayNote {
  shortText: string
  label: string
}

interface Props {
  value: LocalDate | null
  rangeEnd?: LocalDate | null
  today: LocalDate
  /** Returns why the day cannot be chosen, or null if it can. */
  disabledReason: (date: LocalDate) => string | null
  /** Returns a few letters for the cell of a day, and a text for its accessible name. */
  dayNote?: ((date: LocalDate) => DayNote | null) | undefined
  /** Returns the price shown below the note of a day. With prices, the cells are taller. */
  dayPrice?: ((date: LocalDate) => DayNote | null) | undefined
  onPick: (date: LocalDate) => void
  /** False if other fields come before the calendar. */
  hasInitialFocus?: boolean
}

const navClass =
  'grid size-[44px] shrink-0 cursor-pointer place-items-center rounded-sm hover:bg-mist aria-disabled:cursor-not-allowed aria-disabled:text-ink/40'

/** A month calendar. Arrow keys move by day and week, Home and End within the week, Page Up and Page Down by month. */
export function Calendar({
  value,
  rangeEnd = null,
  today,
  disabledReason,
  dayNote,
  dayPrice,
  onPick,
  hasInitialFocus = true,
}: Props) {
  const [focusedDate, setFocusedDate] = useState(value ?? today)
  const grid = useRef<HTMLTableElement>(null)
  const shouldFocus = useRef(hasInitialFocus)
  const titleId = useId()

  useEffect(() => {
    if (shouldFocus.current) grid.current?.querySelector<HTMLElement>(`[data-date="${focusedDate}"]`)?.focus()
    shouldFocus.current = false
  }, [focusedDate])

  const isFirstMonth = startOfMonth(focusedDate) <= startOfMonth(today)
  const moveByMonths = (months: number) => {
    const targetDate = addMonths(focusedDate, months)
    setFocusedDate(targetDate < today ? today : targetDate)
  }

  /** The arrow keys continue from this day even if the day cannot be chosen. */
  const pickDate = (date: LocalDate, isDisabled: boolean) => {
    setFocusedDate(date)
    if (!isDisabled) onPick(date)
  }

  const moveFocus = (event: KeyboardEvent) => {
    const targetDate = dateForKey(event.key, focusedDate)
    if (!targetDate) return
    event.preventDefault()
    if (targetDate < startOfMonth(today)) return
    shouldFocus.current = true
    setFocusedDate(targetDate)
  }

  return (
    <div className="@container">
      <div className="mb-2 flex items-center justify-between">
        <button
          type="button"
          className={navClass}
          aria-label={uiTexts.previousMonth}
          // `disabled` would remove the focus from a button that was just pressed.
          aria-disabled={isFirstMonth}
          onClick={() => !isFirstMonth && moveByMonths(-1)}
        >
          <Icon name="left" />
        </button>
        <p id={titleId} aria-live="polite" className="min-w-0 text-center font-semibold text-[min(1rem,9cqi)]">
          {monthTitle(focusedDate)}
        </p>
        <button type="button" className={navClass} aria-label={uiTexts.nextMonth} onClick={() => moveByMonths(1)}>
          <Icon name="right" />
        </button>
      </div>
      {/* The text size is limited, so that two digits and a note fit into a seventh of the width. */}
      <table
        ref={grid}
        aria-labelledby={titleId}
        className="w-full table-fixed text-[min(1rem,7.5cqi)]"
        onKeyDown={moveFocus}
      >
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th
                key={name}
                scope="col"
                abbr={name}
                className="pb-1 font-normal text-[min(0.875rem,7cqi)] text-ink-soft"
              >
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthGrid(focusedDate).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, index) => (
                <td key={day ?? weekdays[index]} className="relative p-0 text-center">
                  {day && (
                    <Day
                      date={day}
                      isSelected={day === value || day === rangeEnd}
                      isBetween={value !== null && rangeEnd !== null && value < day && day < rangeEnd}
                      isToday={day === today}
                      isFocusable={day === focusedDate}
                      disabledReason={disabledReason(day)}
                      note={dayNote?.(day) ?? null}
                      price={dayPrice?.(day) ?? null}
                      isTall={dayPrice !== undefined}
                      onPick={pickDate}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The classes of a day's button, by the number of note lines below the day's number. */
const linePadding = ['', 'pb-2', 'pb-5']

interface DayProps {
  date: LocalDate
  isSelected: boolean
  isBetween: boolean
  isToday: boolean
  isFocusable: boolean
  disabledReason: string | null
  note: DayNote | null
  price: DayNote | null
  isTall: boolean
  onPick: (date: LocalDate, isDisabled: boolean) => void
}

/** Unavailable days stay focusable, so that keyboard and screen reader users learn the reason. */
function Day({
  date,
  isSelected,
  isBetween,
  isToday,
  isFocusable,
  disabledReason,
  note,
  price,
  isTall,
  onPick,
}: DayProps) {
  const notes = disabledReason === null ? [note, price].filter((entry) => entry !== null) : []
  const label = disabledReason ?? notes.map((entry) => entry.label).join(', ')
  const noteLines = notes.map((entry) => entry.shortText).filter((text) => text !== '')
  let stateClass = `cursor-pointer hover:bg-mist ${isBetween ? 'bg-jungle-pale' : ''}`
  if (disabledReason) stateClass = 'cursor-not-allowed text-ink/55 line-through decoration-ink/40'
  if (isSelected) stateClass = 'bg-jungle text-white font-semibold'
  return (
    <>
      <button
        type="button"
        data-date={date}
        tabIndex={isFocusable ? 0 : -1}
        aria-disabled={disabledReason ? true : undefined}
        aria-pressed={isSelected || isBetween}
        aria-current={isToday ? 'date' : undefined}
        aria-label={label ? `${dayName(date)}: ${label}` : dayName(date)}
        title={label || undefined}
        onClick={() => onPick(date, disabledReason !== null)}
        className={`relative mx-auto block ${isTall ? 'h-14 max-w-14' : 'h-11 max-w-11'} w-full whitespace-nowrap rounded-sm tabular-nums ${linePadding[noteLines.length]} ${stateClass}`}
      >
        {/* The underline of today is on a separate element, because only one of two text decorations on the same element would be drawn. */}
        <span className={isToday ? 'underline decoration-2 decoration-marigold underline-offset-4' : undefined}>
          {Number(date.slice(8))}
        </span>
      </button>
      {/* The note is on top of the button and not inside it. The accessible name already contains the note, and voice control users say only the number. */}
      {noteLines.length > 0 && <NoteLines lines={noteLines} isSelected={isSelected} isTall={isTall} />}
    </>
  )
}

interface NoteLinesProps {
  lines: readonly string[]
  isSelected: boolean
  isTall: boolean
}

function NoteLines({ lines, isSelected, isTall }: NoteLinesProps) {
  const sizeClass = isTall ? 'bottom-1 text-[min(0.75rem,4.25cqi)]' : 'bottom-0.5 text-[min(0.625rem,3.75cqi)]'
  return (
    <span
      aria-hidden="true"
      className={`pointer-events-none absolute inset-x-0 leading-3 ${sizeClass} ${isSelected ? 'text-white' : ''}`}
    >
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </span>
  )
}
