import { useStore } from '@nanostores/react'
import { TextField } from '../../../ui/field/TextField.tsx'
import { $authInput, type } from './auth-input.ts'
import { sessionTexts } from './texts.ts'

interface Props {
  error: string | undefined
  readOnly?: boolean
}

/** The email field of all forms. Password managers treat the address as the user name. */
export function EmailField(props: Props) {
  const { email } = useStore($authInput)
  return (
    <TextField
      label={sessionTexts.email}
      type="email"
      name="email"
      autoComplete="username"
      inputMode="email"
      required
      value={email}
      onValue={(email) => type({ email })}
      {...props}
    />
  )
}
