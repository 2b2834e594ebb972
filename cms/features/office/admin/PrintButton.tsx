'use client'

import { officeTexts } from '../../../collections/records/texts/index.ts'
import { useTexts } from '../../../core/i18n/use-language.ts'

/** Opens the browser's print dialog. */
export function PrintButton() {
  const texts = useTexts(officeTexts)
  return (
    <button type="button" onClick={() => window.print()}>
      {texts.print}
    </button>
  )
}
