'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { officeTexts } from '../../../collections/records/texts/index.ts'
import { useTexts } from '../../../core/i18n/use-language.ts'

/**
 * Dismisses the message about a missed schedule.
 * @param props.url receives a DELETE request
 * @param props.title the title of the entry, for screen readers
 */
export function DismissButton({ url, title }: { url: string; title: string }) {
  const texts = useTexts(officeTexts)
  const router = useRouter()
  async function dismiss() {
    const response = await fetch(url, { method: 'DELETE', credentials: 'same-origin' }).catch(() => null)
    // Status 404 means that another editor has already dismissed the message.
    if (response?.ok || response?.status === 404) router.refresh()
    else toast.error(texts.tryAgain)
  }
  return (
    <Button
      buttonStyle="secondary"
      size="small"
      margin={false}
      onClick={() => void dismiss()}
      aria-label={texts.dismissItem(title)}
    >
      {texts.dismiss}
    </Button>
  )
}
