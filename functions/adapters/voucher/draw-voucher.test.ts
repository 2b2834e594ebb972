// cspell:ignore Γιώργος Παπαδόπουλος Giorgos Papadopoylos Petrova
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { Voucher } from '../../ports/vouchers.ts'
import { loadFonts, loadTypefaces } from './fonts/load-fonts.ts'
import { collectCharacters, toPrintableVoucher } from './printable-voucher.ts'
import { pdfVouchers } from './vouchers.ts'

const voucher: Voucher = {
  company: { name: 'Nusa', email: 'hello@nusa.example', phone: '+62 361 1', whatsapp: '', address: 'Jl. Raya Ubud 1' },
  number: 'NUSA-7K3F9Q-1',
  title: 'Sunrise on Mount Batur',
  subtitle: 'Shared van',
  facts: [
    ['Date', 'Jun 3, 2026'],
    ['Booked by', 'Nguyễn Thị Phượng'],
  ],
  payment: [['Total paid with tax', 'Rp 1.677.500']],
  notes: ['Please arrive 15 minutes early.'],
  timeZoneNote: 'All dates and times are in Bali time.',
  bookingUrl: 'https://nusa.example/booking/confirmation/1',
  issuedAt: new Date('2026-11-21T06:00:00Z'),
}
const { render } = pdfVouchers()
const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const countPages = (bytes: Uint8Array) => /\/Count (\d+)/.exec(latin1(bytes))?.[1]

describe('a voucher', () => {
  test('is a PDF of one page that contains the booking number and the fonts', async () => {
    const bytes = await render(voucher)
    const text = latin1(bytes)
    expect(text.startsWith('%PDF-1.')).toBe(true)
    expect(text.trimEnd().endsWith('%%EOF')).toBe(true)
    expect(countPages(bytes)).toBe('1')
    expect(text).toContain('NUSA-7K3F9Q-1')
    expect(text).toMatch(/FontFile2/)
    expect(bytes.length).toBeLessThan(60_000)
  })

  test('has the same bytes whenever it is drawn, and different bytes for different content', async () => {
    const first = await render(voucher)
    expect(Buffer.compare(first, await render(voucher))).toBe(0)
    expect(Buffer.compare(first, await render({ ...voucher, subtitle: 'Private car' }))).not.toBe(0)
  })

  test('shows the logo of the company, or its name if the logo cannot be read', async () => {
    const picture = sharp({ create: { width: 640, height: 160, channels: 4, background: '#0f5c4d80' } })
    const base64 = (await picture.webp().toBuffer()).toString('base64')
    const renderWith = (url: string) =>
      render({ ...voucher, company: { ...voucher.company, logo: { url, width: 640, height: 160 } } })
    expect(latin1(await renderWith(`data:image/webp;base64,${base64}`))).toContain('/Subtype /Image')
    expect(Buffer.compare(await renderWith('data:image/webp;base64,AAAA'), await render(voucher))).toBe(0)
  })

  test.each([
    ['Thai', 'ทัวร์ภูเก็ต น้ำฝน', false],
    ['Arabic', 'جولة في أوبود', false],
    ['Persian', 'علی‌رضا', false],
    ['Chinese', '深圳一日游', false],
    ['Japanese', '山田太郎 さくら', false],
    ['Korean', '김민수', false],
    ['Devanagari', 'राहुल शर्मा', false],
    ['Hebrew', 'דוד', true],
    ['emoji', 'Bali 🏝️👩🏽‍🌾', true],
    ['Vietnamese', 'Đảo Nusa Penida – Kelingking', false],
    ['Polish', 'Zażółć gęślą jaźń', false],
  ])(
    'with a title in %s contains only characters of its fonts, and isRomanized is $2',
    async (_script, title, changes) => {
      const typefaces = loadTypefaces()
      const untitled = { ...voucher, title }
      const { covers } = await loadFonts(collectCharacters(untitled), typefaces)
      const printable = await toPrintableVoucher(untitled, covers)
      expect(printable.isRomanized).toBe(changes)
      expect([...printable.voucher.title].every((one) => covers(one.codePointAt(0) ?? 0))).toBe(true)
      expect(countPages(await render({ ...voucher, title }))).toBe('1')
    },
  )

  test.each([
    ['Γιώργος Παπαδόπουλος', 'Giorgos Papadopoylos'],
    ['Анна Петрова', 'Anna Petrova'],
  ])('shows the title "%s" as "%s"', async (title, romanizedTitle) => {
    const { covers } = await loadFonts([...title], loadTypefaces())
    expect((await toPrintableVoucher({ ...voucher, title }, covers)).voucher.title).toBe(romanizedTitle)
  })

  test('fits on one page for five travellers', async () => {
    const people = ['Margarethe Østergård', 'Anders Østergård', 'Freja Østergård', 'Mikkel Østergård', 'Baby Østergård']
    const family: Voucher = {
      ...voucher,
      title: 'Sunrise trek on Mount Batur with breakfast and hot springs',
      subtitle: 'Private group with hotel transfer',
      facts: [
        ['Date', 'Jun 3, 2026'],
        ['Pickup', 'We’ll tell you when we contact you'],
        ['Booked by', 'Margarethe Østergård'],
        ['Travelers', '2 adults, 2 children, 1 infant'],
        ['Names', people.join(', ')],
        ['Booked', '1 package'],
        ['Add-ons', 'Lunch, Photographer × 2'],
      ],
      payment: ['Paid', 'Price before tax', 'Tax', 'Total paid with tax'].map((name) => [name, 'Rp1.430.000'] as const),
      notes: [
        'Please arrive 15 minutes early.',
        'Our team will contact you 24-48 hours in advance.',
        'Show your voucher at the start, printed or on your phone.',
        'Free cancellation in your account before Jun 2, 2026, 00:00 (Bali time, UTC+8).',
      ],
    }
    expect(countPages(await render(family))).toBe('1')
  })

  test('continues on further pages if one page is too short', async () => {
    const facts = Array.from({ length: 80 }, (_, index) => [`Name ${index}`, 'Ayu Lestari '.repeat(9)] as const)
    expect(Number(countPages(await render({ ...voucher, title: 'Long'.repeat(1000), facts })))).toBeGreaterThan(2)
  })

  test('can be drawn for any input', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 })
    const typed = fc.record({ title: text, subtitle: text, value: text })
    await fc.assert(
      fc.asyncProperty(typed, async ({ title, subtitle, value }) => {
        expect((await render({ ...voucher, title, subtitle, facts: [['Name', value]] })).length).toBeGreaterThan(1000)
      }),
      { numRuns: 10 },
    )
  }, 120_000)
})
