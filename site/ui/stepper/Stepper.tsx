import { Icon } from '../icons/Icon.tsx'
import { uiTexts } from '../texts.ts'
import { NumberInput } from './NumberInput.tsx'

interface Props {
  /** Accessible name: 'Adults'. */
  label: string
  value: number
  min: number
  max: number
  onValue: (value: number) => void
}

const buttonClass =
  'grid size-11 cursor-pointer place-items-center rounded-sm border border-ink/50 bg-white text-ink hover:border-jungle hover:text-jungle aria-disabled:cursor-not-allowed aria-disabled:border-mist aria-disabled:text-ink/40'

/** If the maximum is higher, the number can also be typed. */
const mostPresses = 10

/**
 * Minus, number and plus within limits. The buttons are not `disabled`, which would remove the focus from a pressed
 * button.
 */
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
      {/* The hidden output announces a typed number as well as a stepped one. */}
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
