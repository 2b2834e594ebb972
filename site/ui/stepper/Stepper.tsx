import { Icon } from '../icons/Icon.tsx'

interface Props {
  /** What is counted, for those who can't see the row: 'Adults'. */
  label: string
  value: number
  min: number
  max: number
  onValue: (value: number) => void
}

const buttonClass =
  'grid size-11 cursor-pointer place-items-center rounded-sm border border-ink/50 bg-white text-ink hover:border-jungle hover:text-jungle disabled:cursor-not-allowed disabled:border-mist disabled:text-ink/40'

/** Minus, number, plus; each end is disabled at its bound. */
export function Stepper({ label, value, min, max, onValue }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form section for one number
    <div role="group" aria-label={label} className="flex items-center gap-1">
      <button
        type="button"
        className={buttonClass}
        aria-label={`Decrease ${label}`}
        disabled={value <= min}
        onClick={() => onValue(value - 1)}
      >
        <Icon name="minus" className="size-4" />
      </button>
      <output className="min-w-8 text-center font-semibold tabular-nums">{value}</output>
      <button
        type="button"
        className={buttonClass}
        aria-label={`Increase ${label}`}
        disabled={value >= max}
        onClick={() => onValue(value + 1)}
      >
        <Icon name="plus" className="size-4" />
      </button>
    </div>
  )
}
