import { messages } from './indonesian/messages.ts'
import { placeholder } from './indonesian/placeholder.ts'
import type { Language } from './language.ts'

const patterns = Object.entries(messages).map(([english, indonesian]) => ({
  pattern: new RegExp(`^${english.split(placeholder).map(escapeRegExp).join('([^]*?)')}$`),
  indonesian,
}))

/**
 * Translates an English message of the CMS; returns it unchanged if it has no translation. Texts inserted into a
 * message are translated as well.
 */
export function translateMessage(message: string, language: Language): string {
  if (language === 'en') return message
  for (const { pattern, indonesian } of patterns) {
    const found = pattern.exec(message)
    if (!found) continue
    return indonesian.replace(/\{(\d)\}/g, (_gap, index: string) =>
      translateMessage(found[Number(index)] ?? '', language),
    )
  }
  return message
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
