'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useWords } from '../../i18n/use-language.ts'
import { officeWords } from '../../office/words/index.ts'

/**
 * Button that dismisses a message.
 * @param what title of the entry, for screen readers
 */
export function Dismiss({ address, what }: { address: string; what: string }) {
  const words = useWords(officeWords)
  const router = useRouter()
  async function dismiss() {
    const answer = await fetch(address, { method: 'DELETE', credentials: 'same-origin' }).catch(() => null)
    // 404: another editor has already dismissed it.
    if (answer?.ok || answer?.status === 404) router.refresh()
    else toast.error(words.failed)
  }
  return (
    <Button
      buttonStyle="secondary"
      size="small"
      margin={false}
      onClick={() => void dismiss()}
      aria-label={words.dismissWhat(what)}
    >
      {words.dismiss}
    </Button>
  )
}
