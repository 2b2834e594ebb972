import type { Vouchers } from '../../ports/vouchers.ts'

/** Draws PDFs. The required megabyte of code and fonts is loaded with the first voucher. */
export function pdfVouchers(): Vouchers {
  return {
    async render(voucher) {
      const { renderVoucher } = await import('./draw-voucher.ts')
      return renderVoucher(voucher)
    },
  }
}
