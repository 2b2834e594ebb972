import { Icon } from '../icons/Icon.tsx'
import { uiTexts } from '../texts.ts'
import { NumberInput } from './NumberInput.tsx'

interface Props {
  /** What is counted, for those who can't see the row: 'Adults'. */
  label: string
  value: number
  min: number
  max: number
  onValue: (value: number) => void
}

const buttonClass =
  'grid size-11 cursor-pointer place-items-center rounded-sm border border-ink/50 bg-white text-ink hover:border-jungle hover:text-jungle aria-disabled:cursor-not-allowed aria-disabled:border-mist aria-disabled:text-ink/40'

/** A count that may be higher can be typed as well. */
const mostPresses = 10

/** Minus, number, plus; each end stops at its bound. Not `disabled`, which would take the focus from whoever pressed it. */
export function Stepper({ label, value, min, max, onValue }: Props) {
  const isTyped = max > mostPresses
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form section for one number
    <div role="group" aria-label={label} className="flex items-center gap-1">
      <button
        type="button"
        className={buttonClass}
        aria-label={uiTexts.decrease(label)}
        aria-disabled={value <= min}
        onClick={() => value > min && onValue(value - 1)}
      >
        <Icon name="minus" className="size-4" />
      </button>
      {/* A typed count is announced by the hidden output, as a counted one is. */}
      {isTyped && <NumberInput label={label} value={value} min={min} max={max} onValue={onValue} />}
      <output className={isTyped ? 'sr-only' : 'min-w-8 text-center font-semibold tabular-nums'}>{value}</output>
      <button
        type="button"
        className={buttonClass}
        aria-label={uiTexts.increase(label)}
        aria-disabled={value >= max}
        onClick={() => value < max && onValue(value + 1)}
      >
        <Icon name="plus" className="size-4" />
      </button>
    </div>
  )
}
