'use client'

import { COMMAND_PRIORITY_HIGH, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { toast } from '@payloadcms/ui'
import { useEffect } from 'react'
import { useTexts } from '../../core/i18n/use-language.ts'
import { cleanPaste, isBlank } from './clean-paste.ts'
import { pasteTexts } from './paste-texts.ts'

/** Cleans content that is pasted into a rich text, and reports removed pictures and links. */
export function CleanPaste() {
  const [editor] = useLexicalComposerContext()
  const texts = useTexts(pasteTexts)
  useEffect(() => {
    const cleaned = new WeakSet<object>()
    return editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        const data = 'clipboardData' in event ? event.clipboardData : null
        const html = data?.getData('text/html') ?? ''
        // Content copied in one of our editors needs no cleaning.
        if (!data || html === '' || cleaned.has(event) || data.types.includes('application/x-lexical-editor'))
          return false
        const document = new DOMParser().parseFromString(html, 'text/html')
        const { pictures, links } = cleanPaste(document)
        event.preventDefault()
        if (pictures > 0) toast.info(texts.pictures(pictures))
        if (links.length > 0) toast.info(texts.links(links))
        if (isBlank(document.body.textContent)) return true
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/html', document.body.innerHTML)
        clipboardData.setData('text/plain', data.getData('text/plain'))
        // Lexical inserts the cleaned content like any other paste, also into a list or a table.
        const paste = new ClipboardEvent('paste', { clipboardData, cancelable: true })
        cleaned.add(paste)
        return editor.dispatchCommand(PASTE_COMMAND, paste)
      },
      COMMAND_PRIORITY_HIGH,
    )
  }, [editor, texts])
  return null
}
