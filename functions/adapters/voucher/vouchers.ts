import type { Vouchers } from '../../ports/vouchers.ts'

/** How long (ms) a voucher waits for the logo. */
const logoTimeoutMs = 3000

/** Largest height (pixels) of the logo: four times that on the page. */
const logoHeight = 136

/** Draws PDFs. The required megabyte of code and fonts is loaded with the first voucher. */
export function pdfVouchers(): Vouchers {
  /** The logo of the last voucher. Its URL changes with its content. */
  let last: { url: string; png: Buffer } | undefined

  /** Returns the logo; null if the company has no logo, or if it cannot be read. The voucher then has the name. */
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

/** Reads a picture and converts it to a format that PDFs can contain, on white as the page. */
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
