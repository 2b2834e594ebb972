'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { COMMAND_PRIORITY_HIGH, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { toast } from '@payloadcms/ui'
import { useEffect } from 'react'
import type { Translations } from '../../core/i18n/language.ts'
import { useTexts } from '../../core/i18n/use-language.ts'
import { cleanPaste, isBlank } from './clean-paste.ts'

interface PasteTexts {
  picturesNotPasted: (count: number) => string
  linksAsText: (texts: readonly string[]) => string
}

const pasteTexts: Translations<PasteTexts> = {
  en: {
    picturesNotPasted: (count) =>
      `${count === 1 ? 'A picture was' : `${count} pictures were`} not pasted. Upload pictures as files, with + in the bar above the text.`,
    linksAsText: (texts) =>
      texts.length === 1
        ? `This link was pasted as plain text, because its address cannot be used here: ${texts.join(', ')}`
        : `These links were pasted as plain text, because their addresses cannot be used here: ${texts.join(', ')}`,
  },
  id: {
    picturesNotPasted: (count) =>
      `${count} gambar tidak ditempel. Unggah gambar sebagai berkas, dengan + di bilah di atas teks.`,
    linksAsText: (texts) =>
      `${texts.length === 1 ? 'Tautan' : 'Tautan-tautan'} ini ditempel sebagai teks biasa, karena alamatnya tidak dapat dipakai di sini: ${texts.join(', ')}`,
  },
}

function CleanPaste() {
  const [editor] = useLexicalComposerContext()
  const texts = useTexts(pasteTexts)
  useEffect(() => {
    const cleanedEvents = new WeakSet<object>()
    return editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        const clipboard = 'clipboardData' in event ? event.clipboardData : null
        const html = clipboard?.getData('text/html') ?? ''
        // Content that was copied from one of our editors needs no cleaning.
        if (
          !clipboard ||
          html === '' ||
          cleanedEvents.has(event) ||
          clipboard.types.includes('application/x-lexical-editor')
        )
          return false
        const pastedDocument = new DOMParser().parseFromString(html, 'text/html')
        const { pictures, links } = cleanPaste(pastedDocument)
        event.preventDefault()
        if (pictures > 0) toast.info(texts.picturesNotPasted(pictures))
        if (links.length > 0) toast.info(texts.linksAsText(links))
        if (isBlank(pastedDocument.body.textContent)) return true
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/html', pastedDocument.body.innerHTML)
        clipboardData.setData('text/plain', clipboard.getData('text/plain'))
        // A new paste event lets Lexical insert the cleaned content correctly into a list or a table too.
        const cleanedPaste = new ClipboardEvent('paste', { clipboardData, cancelable: true })
        cleanedEvents.add(cleanedPaste)
        return editor.dispatchCommand(PASTE_COMMAND, cleanedPaste)
      },
      COMMAND_PRIORITY_HIGH,
    )
  }, [editor, texts])
  return null
}

export const CleanPasteFeature = createClientFeature({ plugins: [{ Component: CleanPaste, position: 'normal' }] })
