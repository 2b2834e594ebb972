import { Stepper } from './Stepper.tsx'

interface Props {
  label: string
  hint?: string
  value: number
  min: number
  max: number
  /** See `Stepper`. */
  highestMax?: number
  onValue: (value: number) => void
}

/** A row with the label on the left and the stepper on the right. */
export function StepperRow({ label, hint, ...stepper }: Props) {
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
