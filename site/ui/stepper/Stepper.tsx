import { useState } from 'react'
import { Icon } from '../Icon.tsx'
import { uiTexts } from '../texts.ts'

interface Props {
  label: string
  value: number
  min: number
  max: number
  /** The highest value of `max`, if `max` depends on other counts. */
  highestMax?: number
  onValue: (value: number) => void
}

const stepButtonClass =
  // The size is in pixels, so that both buttons fit next to the number at a text size of 200 %.
  'grid size-[44px] cursor-pointer place-items-center rounded-sm border border-ink/50 bg-white text-ink hover:border-jungle hover:text-jungle aria-disabled:cursor-not-allowed aria-disabled:border-mist aria-disabled:text-ink/40'

/** Above this maximum, the count can also be typed. */
const typingThreshold = 10

const maxDigits = 4

/** The buttons are not `disabled`, because a disabled button loses the focus. */
export function Stepper({ label, value, min, max, highestMax = max, onValue }: Props) {
  // `max` may change with each press. A text field that appears at a press would move the buttons under the finger.
  const canBeTyped = highestMax > typingThreshold
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form section for one number
    <div role="group" aria-label={label} className="flex items-center gap-1">
      <button
        type="button"
        className={stepButtonClass}
        aria-label={uiTexts.decrease(label)}
        aria-disabled={value <= min}
        onClick={() => value > min && onValue(value - 1)}
      >
        <Icon name="minus" className="size-4" />
      </button>
      {/* The hidden output announces the number after typing and after a press of a button. */}
      {canBeTyped && <NumberInput label={label} value={value} min={min} max={max} onValue={onValue} />}
      <output className={canBeTyped ? 'sr-only' : 'w-12 text-center font-semibold tabular-nums'}>{value}</output>
      <button
        type="button"
        className={stepButtonClass}
        aria-label={uiTexts.increase(label)}
        aria-disabled={value >= max}
        onClick={() => value < max && onValue(value + 1)}
      >
        <Icon name="plus" className="size-4" />
      </button>
    </div>
  )
}

interface NumberInputProps {
  label: string
  value: number
  min: number
  max: number
  onValue: (value: number) => void
}

/** Applies a valid number immediately, and clamps any other number to the limits on blur. */
function NumberInput({ label, value, min, max, onValue }: NumberInputProps) {
  const [input, setInput] = useState<string | null>(null)
  const handleInput = (text: string) => {
    const digits = text.replaceAll(/\D/g, '').slice(0, maxDigits)
    setInput(digits)
    const count = Number(digits)
    if (digits !== '' && count >= min && count <= max && count !== value) onValue(count)
  }
  const clampInput = () => {
    if (input !== null && input !== '') {
      const count = Math.min(max, Math.max(min, Number(input)))
      if (count !== value) onValue(count)
    }
    setInput(null)
  }
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      value={input ?? String(value)}
      onChange={(event) => handleInput(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={clampInput}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        clampInput()
      }}
      className="min-h-11 w-12 rounded-sm border border-ink/50 bg-white text-center font-semibold text-base tabular-nums"
    />
  )
}

interface RowProps {
  label: string
  hint?: string
  value: number
  min: number
  max: number
  highestMax?: number
  onValue: (value: number) => void
}

export function StepperRow({ label, hint, ...stepper }: RowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 py-2">
      <div className="min-w-0">
        <p className="font-medium">{label}</p>
        {hint && <p className="text-ink-soft text-sm">{hint}</p>}
      </div>
      <Stepper label={label} {...stepper} />
    </div>
  )
}
