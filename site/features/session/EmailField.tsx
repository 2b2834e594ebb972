import { TextField } from '../../ui/field/TextField.tsx'
import { sessionTexts } from './texts.ts'

interface Props {
  value: string
  onValue: (value: string) => void
  error: string | undefined
}

/** The address of an account, which password managers know as its user name. */
export function EmailField(props: Props) {
  return (
    <TextField
      label={sessionTexts.email}
      type="email"
      name="email"
      autoComplete="username"
      inputMode="email"
      required
      {...props}
    />
  )
}
