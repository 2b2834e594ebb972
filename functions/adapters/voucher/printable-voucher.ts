import type { Fact, Voucher } from '../../ports/vouchers.ts'
import { type Covers, cleanText, needsRomanizing, type Romanize, toPrintableText } from './fonts/printable.ts'

export function collectCharacters(voucher: Voucher): string[] {
  const characters = new Set<string>()
  mapTexts(voucher, (text) => {
    for (const character of cleanText(text)) characters.add(character)
    return text
  })
  return [...characters]
}

/**
 * Returns the voucher with texts that the fonts can draw. The romanization tables have half a megabyte, so they are
 * loaded only if needed.
 */
export async function toPrintableVoucher(
  voucher: Voucher,
  covers: Covers,
): Promise<{ voucher: Voucher; isRomanized: boolean }> {
  const cleanVoucher = mapTexts(voucher, cleanText)
  const isRomanized = needsRomanizing(collectCharacters(voucher).join(''), covers)
  const romanize: Romanize = isRomanized ? (await import('any-ascii')).default : (text) => text
  return {
    voucher: mapTexts(cleanVoucher, (text) => (text === '' ? text : toPrintableText(text, covers, romanize))),
    isRomanized,
  }
}

function mapTexts(voucher: Voucher, change: (text: string) => string): Voucher {
  const { company } = voucher
  const mapFacts = (list: readonly Fact[]) => list.map(([name, value]): Fact => [change(name), change(value)])
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
    facts: mapFacts(voucher.facts),
    payment: mapFacts(voucher.payment),
    notes: voucher.notes.map(change),
  }
}
