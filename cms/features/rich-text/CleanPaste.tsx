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
        if (!clipboard || cleanedEvents.has(event)) return false
        const html = getForeignHtml(clipboard)
        if (html === '') return false
        event.preventDefault()
        const cleanedBody = cleanHtml(html, texts)
        if (isBlank(cleanedBody.textContent)) return true
        const cleanedPaste = createPasteEvent(cleanedBody.innerHTML, clipboard.getData('text/plain'))
        cleanedEvents.add(cleanedPaste)
        return editor.dispatchCommand(PASTE_COMMAND, cleanedPaste)
      },
      COMMAND_PRIORITY_HIGH,
    )
  }, [editor, texts])
  return null
}

/** Returns an empty string for content from a rich text field of the CMS, because it needs no cleaning. */
function getForeignHtml(clipboard: DataTransfer): string {
  const isFromOurEditor = clipboard.types.includes('application/x-lexical-editor')
  return isFromOurEditor ? '' : clipboard.getData('text/html')
}

/** Notifies the user about removed pictures and links. */
function cleanHtml(html: string, texts: PasteTexts): HTMLElement {
  const pastedDocument = new DOMParser().parseFromString(html, 'text/html')
  const { pictureCount, links } = cleanPaste(pastedDocument)
  if (pictureCount > 0) toast.info(texts.picturesNotPasted(pictureCount))
  if (links.length > 0) toast.info(texts.linksAsText(links))
  return pastedDocument.body
}

/** Lexical handles a paste event correctly in lists and tables too, so the cleaned content is sent as a new event. */
function createPasteEvent(html: string, plainText: string): ClipboardEvent {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', html)
  clipboardData.setData('text/plain', plainText)
  return new ClipboardEvent('paste', { clipboardData, cancelable: true })
}

export const CleanPasteFeature = createClientFeature({ plugins: [{ Component: CleanPaste, position: 'normal' }] })
