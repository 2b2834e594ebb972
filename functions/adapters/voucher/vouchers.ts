import type { Vouchers } from '../../ports/vouchers.ts'

const logoTimeoutMs = 3000

/** In pixels. This is four times the height of the logo on the page, so that prints are sharp. */
const logoHeight = 136

/** The code and the fonts have a megabyte and are loaded with the first voucher. */
export function pdfVouchers(): Vouchers {
  /** The cached logo never expires, because the URL of the logo changes with its content. */
  let cachedLogo: { url: string; png: Buffer } | undefined

  /** Returns null if the logo is missing or cannot be read. The voucher then contains the company name. */
  async function getLogo(url: string | undefined): Promise<Buffer | null> {
    if (url === undefined) return null
    if (cachedLogo?.url !== url) {
      const png = await fetchLogo(url).catch(() => null)
      if (!png) return null
      cachedLogo = { url, png }
    }
    return cachedLogo.png
  }

  return {
    async render(voucher) {
      const [{ renderVoucher }, logo] = await Promise.all([
        import('./draw-voucher.ts'),
        getLogo(voucher.company.logo?.url),
      ])
      return renderVoucher(voucher, logo)
    },
  }
}

async function fetchLogo(url: string): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(logoTimeoutMs) })
  if (!response.ok) throw new Error(`The logo could not be read: ${response.status}`)
  const { default: sharp } = await import('sharp')
  const picture = sharp(Buffer.from(await response.arrayBuffer())).resize({
    height: logoHeight,
    withoutEnlargement: true,
  })
  return picture.flatten({ background: '#ffffff' }).png().toBuffer()
}
