'use client'

import { useWords } from '../../i18n/use-language.ts'
import { officeWords } from '../../office/words/index.ts'

/** Opens the browser's print dialog. */
export function PrintButton() {
  const words = useWords(officeWords)
  return (
    <button type="button" onClick={() => window.print()}>
      {words.print}
    </button>
  )
}
