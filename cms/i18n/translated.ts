import { gap } from './gap.ts'
import { messages } from './indonesian/messages.ts'
import type { Language } from './language.ts'

const patterns = Object.entries(messages).map(([english, indonesian]) => ({
  pattern: new RegExp(`^${english.split(gap).map(escaped).join('([^]*?)')}$`),
  indonesian,
}))

/**
 * A message of the CMS, which is made in English, in the language of whoever reads it; as it is where it has no translation. What
 * is put into a message is translated, too, where it is one.
 */
export function translated(message: string, language: Language): string {
  if (language === 'en') return message
  for (const { pattern, indonesian } of patterns) {
    const found = pattern.exec(message)
    if (!found) continue
    return indonesian.replace(/\{(\d)\}/g, (_gap, place: string) => translated(found[Number(place)] ?? '', language))
  }
  return message
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
