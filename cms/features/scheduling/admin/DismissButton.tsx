'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { officeTexts } from '../../../collections/records/texts/index.ts'
import { useTexts } from '../../../core/i18n/use-language.ts'

/**
 * Button that dismisses a message.
 * @param props.title title of the entry, for screen readers
 */
export function DismissButton({ address, title }: { address: string; title: string }) {
  const texts = useTexts(officeTexts)
  const router = useRouter()
  async function dismiss() {
    const response = await fetch(address, { method: 'DELETE', credentials: 'same-origin' }).catch(() => null)
    // 404: another editor has already dismissed it.
    if (response?.ok || response?.status === 404) router.refresh()
    else toast.error(texts.failed)
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
