'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { CleanPaste } from './CleanPaste.tsx'

export const CleanPasteFeature = createClientFeature({ plugins: [{ Component: CleanPaste, position: 'normal' }] })
