'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { useLanguage } from '../../../core/i18n/use-language.ts'
import { officeTexts } from '../texts/index.ts'

/** Copies the link, or shows the link if the browser cannot copy. */
export function CopyTripLink({ url }: { url: string }) {
  const texts = officeTexts[useLanguage()]
  const [isShown, setIsShown] = useState(false)

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      toast.success(texts.linkCopied)
    } catch {
      // The browser cannot copy without HTTPS or without the permission. Staff then copy the link from the field.
      setIsShown(true)
    }
  }

  return (
    <div className="field-type nusa-trip-link">
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void copy()}>
        {texts.copyLink}
      </Button>
      <p className="field-description">{texts.copyLinkHelp}</p>
      {isShown && (
        <input type="text" readOnly aria-label={texts.copyLink} value={url} onFocus={({ target }) => target.select()} />
      )}
    </div>
  )
}
