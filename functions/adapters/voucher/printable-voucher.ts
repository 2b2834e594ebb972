import type { Fact, Voucher } from '../../ports/vouchers.ts'
import { type Covers, cleanText, needsRomanizing, type Romanize, toPrintableText } from './fonts/printable.ts'

export function charactersOf(voucher: Voucher): string[] {
  const characters = new Set<string>()
  withTexts(voucher, (text) => {
    for (const character of cleanText(text)) characters.add(character)
    return text
  })
  return [...characters]
}

/** The romanization tables have half a megabyte, so they are loaded only if needed. */
export async function printableVoucher(
  voucher: Voucher,
  covers: Covers,
): Promise<{ voucher: Voucher; isRomanized: boolean }> {
  const clean = withTexts(voucher, cleanText)
  const needs = (text: string) => needsRomanizing(text, covers)
  let isRomanized = false
  withTexts(clean, (text) => {
    isRomanized ||= needs(text)
    return text
  })
  const romanize: Romanize = isRomanized ? (await import('any-ascii')).default : (text) => text
  return {
    voucher: withTexts(clean, (text) => (text === '' ? text : toPrintableText(text, covers, romanize))),
    isRomanized,
  }
}

function withTexts(voucher: Voucher, change: (text: string) => string): Voucher {
  const { company } = voucher
  const facts = (list: readonly Fact[]) => list.map(([name, value]): Fact => [change(name), change(value)])
  return {
    ...voucher,
    company: {
      ...company,
      name: change(company.name),
      email: change(company.email),
      phone: change(company.phone),
      whatsapp: change(company.whatsapp),
      address: change(company.address),
    },
    title: change(voucher.title),
    subtitle: change(voucher.subtitle),
    facts: facts(voucher.facts),
    payment: facts(voucher.payment),
    notes: voucher.notes.map(change),
  }
}
