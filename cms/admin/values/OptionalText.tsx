'use client'

import { TextField } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'

/**
 * An input for a text that the server fills in if it is empty. Payload would mark the input as required, because the
 * database column is required.
 */
export const OptionalText: TextFieldClientComponent = (props) => (
  <TextField {...props} field={{ ...props.field, required: false }} />
)
