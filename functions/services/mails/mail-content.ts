import type { Attachment } from '../../ports/mail.ts'
import type { Fact } from '../../ports/vouchers.ts'

/** A booking or a total, shown as a small table. */
export interface MailCard {
  title: string
  facts: readonly Fact[]
}

/** The content of a mail, in display order. */
export interface MailContent {
  subject: string
  paragraphs: string[]
  cards?: MailCard[]
  button: { label: string; url: string } | null
  /** Paragraphs below the button. */
  closingParagraphs?: string[]
  attachments?: Attachment[]
}
