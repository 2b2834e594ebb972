'use client'

import { TextField } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'

/** The server fills in an empty text. Payload would mark the input as required, because the database column is. */
export const OptionalText: TextFieldClientComponent = (props) => (
  <TextField {...props} field={{ ...props.field, required: false }} />
)
