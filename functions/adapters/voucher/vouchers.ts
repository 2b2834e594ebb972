import type { Vouchers } from '../../ports/vouchers.ts'

/** How long (ms) a voucher waits for the logo. */
const logoTimeoutMs = 3000

/** Maximum height (pixels) of the logo. It is four times the height on the page, so that prints are sharp. */
const logoHeight = 136

/** Draws PDFs. The code and the fonts have a megabyte and are loaded with the first voucher. */
export function pdfVouchers(): Vouchers {
  /** The logo of the last voucher. Its URL changes with its content. */
  let last: { url: string; png: Buffer } | undefined

  /**
   * Returns the logo. Returns null if the company has no logo or the logo cannot be read. The voucher then contains the
   * name instead.
   */
  async function findLogo(url: string | undefined): Promise<Buffer | null> {
    if (url === undefined) return null
    if (last?.url !== url) {
      const png = await readLogo(url).catch(() => null)
      if (!png) return null
      last = { url, png }
    }
    return last.png
  }

  return {
    async render(voucher) {
      const [{ renderVoucher }, logo] = await Promise.all([
        import('./draw-voucher.ts'),
        findLogo(voucher.company.logo?.url),
      ])
      return renderVoucher(voucher, logo)
    },
  }
}

/** Reads a picture and converts it to a PNG file with a white background. */
async function readLogo(url: string): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(logoTimeoutMs) })
  if (!response.ok) throw new Error(`The logo could not be read: ${response.status}`)
  const { default: sharp } = await import('sharp')
  const picture = sharp(Buffer.from(await response.arrayBuffer())).resize({
    height: logoHeight,
    withoutEnlargement: true,
  })
  return picture.flatten({ background: '#ffffff' }).png().toBuffer()
}
