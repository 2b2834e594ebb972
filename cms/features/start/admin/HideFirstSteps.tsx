'use client'

import { Button, toast, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { formatAdminURL } from 'payload/shared'
import { officeTexts } from '../../../collections/records/texts/index.ts'
import { useTexts } from '../../../core/i18n/use-language.ts'

/** Hides the first steps for all users. */
export function HideFirstSteps({ label }: { label: string }) {
  const { config } = useConfig()
  const texts = useTexts(officeTexts)
  const { refresh } = useRouter()
  const hide = async () => {
    const url = formatAdminURL({ apiRoute: config.routes.api, path: '/first-steps/hide' })
    const response = await fetch(url, { method: 'POST', credentials: 'same-origin' }).catch(() => null)
    if (response?.ok) refresh()
    else toast.error(texts.tryAgain)
  }
  return (
    <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void hide()}>
      {label}
    </Button>
  )
}
