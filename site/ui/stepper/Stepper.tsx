import { Icon } from '../icons/Icon.tsx'
import { uiTexts } from '../texts.ts'
import { NumberInput } from './NumberInput.tsx'

interface Props {
  /** Accessible name: 'Adults'. */
  label: string
  value: number
  min: number
  max: number
  /** The highest value that `max` can have, if it depends on other counts. */
  highestMax?: number
  onValue: (value: number) => void
}

const buttonClass =
  // In pixels, so that both buttons fit next to the number at a text size of 200 %.
  'grid size-[44px] cursor-pointer place-items-center rounded-sm border border-ink/50 bg-white text-ink hover:border-jungle hover:text-jungle aria-disabled:cursor-not-allowed aria-disabled:border-mist aria-disabled:text-ink/40'

/** If the highest maximum is greater, the number can also be typed. */
const typingThreshold = 10

/**
 * Minus, number and plus within limits. The buttons are not `disabled`, which would remove the focus from a pressed
 * button.
 */
export function Stepper({ label, value, min, max, highestMax = max, onValue }: Props) {
  // Not `max`, which may change with each press: the buttons would move under the finger.
  const isTyped = highestMax > typingThreshold
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
      <output className={isTyped ? 'sr-only' : 'w-12 text-center font-semibold tabular-nums'}>{value}</output>
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
