'use client'

import { TextField } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'

/** A text that the server fills in when it is left empty. Payload would mark it as required, as the database does. */
export const OptionalText: TextFieldClientComponent = (props) => (
  <TextField {...props} field={{ ...props.field, required: false }} />
)
