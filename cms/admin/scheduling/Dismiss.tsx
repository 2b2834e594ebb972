'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'

/** Takes away what was read. @param what the entry that it is about, for who can't see the row */
export function Dismiss({ address, what }: { address: string; what: string }) {
  const router = useRouter()
  async function dismiss() {
    const answer = await fetch(address, { method: 'DELETE', credentials: 'same-origin' }).catch(() => null)
    // Another editor may have been first.
    if (answer?.ok || answer?.status === 404) router.refresh()
    else toast.error('That did not work. Please try again.')
  }
  return (
    <Button
      buttonStyle="secondary"
      size="small"
      margin={false}
      onClick={() => void dismiss()}
      aria-label={`Dismiss ${what}`}
    >
      Dismiss
    </Button>
  )
}
