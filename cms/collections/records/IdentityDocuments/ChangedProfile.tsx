'use client'

import { useFormFields } from '@payloadcms/ui'
import { useLanguage } from '../../../core/i18n/use-language.ts'
import { officeTexts } from '../texts/index.ts'
import { changedProfileNames } from './comparable-profile.ts'

/** Tells the reviewer that the document was verified before, and which fields of the profile have changed since. */
export function ChangedProfile() {
  const changed = useFormFields(([fields]) => fields.changed_fields?.value)
  const language = useLanguage()
  if (typeof changed !== 'string' || changed === '') return null
  return (
    <p className="nusa-review-notice">
      {officeTexts[language].changedSinceVerified(changedProfileNames(changed, language).join(', '))}
    </p>
  )
}
