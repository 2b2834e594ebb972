'use client'

import { useTexts } from '../../i18n/use-language.ts'
import { officeTexts } from '../../office/texts/index.ts'

/** Opens the browser's print dialog. */
export function PrintButton() {
  const texts = useTexts(officeTexts)
  return (
    <button type="button" onClick={() => window.print()}>
      {texts.print}
    </button>
  )
}
