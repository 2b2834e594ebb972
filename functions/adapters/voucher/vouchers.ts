import type { Vouchers } from '../../ports/vouchers.ts'

/** Draws PDFs. The required megabyte of code and fonts is loaded with the first voucher. */
export function pdfVouchers(): Vouchers {
  return {
    async draw(voucher) {
      const { drawVoucher } = await import('./draw-voucher.ts')
      return drawVoucher(voucher)
    },
  }
}
