import { useEffect, useRef } from 'react'
import { TextField } from '../../ui/field/TextField.tsx'
import { maxTextLength } from './query.ts'
import { dialogRule, suggestTours } from './suggest-tours.ts'
import { searchTexts as texts } from './texts.ts'

interface Props {
  value: string
  onValue: (value: string) => void
}

/** The dialog's text field with suggestions. */
export function SuggestField({ value, onValue }: Props) {
  const frame = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const input = frame.current?.querySelector('input')
    return input ? suggestTours(input, dialogRule) : undefined
  }, [])

  return (
    <div ref={frame} className="relative" data-suggest>
      <TextField
        label={texts.what}
        value={value}
        onValue={onValue}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={maxTextLength}
        placeholder={texts.whatPlaceholder}
      />
    </div>
  )
}
