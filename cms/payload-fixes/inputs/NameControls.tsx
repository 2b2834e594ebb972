'use client'

import { useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { Language } from '../../core/i18n/language.ts'
import { useLanguage } from '../../core/i18n/use-language.ts'
import { controlTexts } from './control-texts.ts'
import { nameControls } from './name-controls.ts'

/**
 * Names Payload's controls that have no accessible name: inputs whose `<label>` is for another element, and buttons that
 * show only an icon.
 *
 * Payload 3.90.1; tested by `name-controls.dom.test.tsx`. Remove it when axe finds no unnamed control of Payload.
 */
export function NameControls({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const readTexts = useEffectEvent((textLanguage: Language) => ({
    ...controlTexts[textLanguage],
    add: t('general:addFilter'),
    copy: t('general:copy'),
    edit: t('general:edit'),
    more: t('general:moreOptions'),
    move: t('general:move'),
    next: t('general:next'),
    previous: t('general:previous'),
    remove: t('general:remove'),
    select: t('general:select'),
    selectAll: t('general:selectAllRows'),
    value: t('general:value'),
  }))
  useEffect(() => {
    const texts = readTexts(language)
    nameControls(document, texts)
    let frame: number | null = null
    const observer = new MutationObserver((records) => {
      if (frame !== null || !records.some(({ addedNodes }) => addedNodes.length > 0)) return
      // A large form adds its fields in many steps. One call in the next frame names all of them.
      frame = requestAnimationFrame(() => {
        frame = null
        nameControls(document, texts)
      })
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      if (frame !== null) cancelAnimationFrame(frame)
    }
  }, [language])
  return children
}
