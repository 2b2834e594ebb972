import { useState } from 'react'

interface Props {
  label: string
  value: number
  min: number
  max: number
  onValue: (value: number) => void
}

/** A number field. A valid number is applied at once; another one is clamped to the limits on blur. */
export function NumberInput({ label, value, min, max, onValue }: Props) {
  const [input, setInput] = useState<string | null>(null)
  const type = (text: string) => {
    const digits = text.replaceAll(/\D/g, '').slice(0, 4)
    setInput(digits)
    const count = Number(digits)
    if (digits !== '' && count >= min && count <= max && count !== value) onValue(count)
  }
  const leave = () => {
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
      onChange={(event) => type(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        leave()
      }}
      className="min-h-11 w-12 rounded-sm border border-ink/50 bg-white text-center font-semibold text-base tabular-nums"
    />
  )
}
