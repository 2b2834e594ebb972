import type { MetadataRoute } from 'next'

/** Keeps search engines out of the CMS. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', disallow: '/' } }
}
