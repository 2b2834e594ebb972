import type { Vouchers } from '../../ports/vouchers.ts'

/** Draws PDFs. What that takes, a megabyte of code and letters, is loaded with the first voucher. */
export function pdfVouchers(): Vouchers {
  return {
    async draw(voucher) {
      const { drawVoucher } = await import('./draw-voucher.ts')
      return drawVoucher(voucher)
    },
  }
}
