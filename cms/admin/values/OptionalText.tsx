'use client'

import { TextField } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'

/**
 * A text input that may stay empty, because the server fills it in. Payload would mark it as required, because the
 * database column is required.
 */
export const OptionalText: TextFieldClientComponent = (props) => (
  <TextField {...props} field={{ ...props.field, required: false }} />
)
