import { tourPageTexts as texts } from './texts.ts'

/** The SVG lines of each service's icon, on a 24-pixel grid. */
export const shareIcons = {
  facebook:
    '<path d="M14.2 8.6h2.3V5h-2.6c-2.3 0-3.6 1.4-3.6 3.7v1.8H8V14h2.3v7h3.6v-7h2.3l.6-3.5h-2.9V9.4c0-.5.2-.8.3-.8Z"/>',
  twitter:
    '<path d="M20.5 6.2c-.6.3-1.3.5-2 .6.7-.4 1.3-1.1 1.5-1.9-.7.4-1.4.7-2.2.8a3.5 3.5 0 0 0-6 3.2C8.9 8.8 6.3 7.4 4.6 5.3c-.9 1.6-.5 3.6 1.1 4.7-.6 0-1.1-.2-1.6-.4 0 1.7 1.2 3.1 2.8 3.4-.5.1-1 .2-1.6.1.4 1.4 1.7 2.4 3.3 2.4A7 7 0 0 1 3.5 17a9.9 9.9 0 0 0 15.2-8.8c.7-.5 1.3-1.2 1.8-2Z"/>',
  whatsapp:
    '<path d="m4 20 1.1-4A8.2 8.2 0 1 1 8.2 19L4 20Z"/><path d="M9 8.2c-.9 3.6 3.1 7.6 6.8 6.8l.2-1.9-2.1-1-1 .9c-.9-.4-1.6-1.1-2-2l.9-1-1-2L9 8.2Z"/>',
  telegram: '<path d="M21 4.5 3 11.3l5.3 2.1 2 5.6 3-3.5 4.7 3.3L21 4.5Z"/><path d="m8.3 13.4 8.3-5.7-6.3 7.3"/>',
  linkedin:
    '<path d="M4.5 4.5h15v15h-15z"/><path d="M8.3 10.5v5.7M8.3 7.7v.1M11.5 16.2v-5.7M11.5 13c0-1.5.9-2.5 2.2-2.5s2.1 1 2.1 2.5v3.2"/>',
  email: '<path d="M3.5 5.5h17v13h-17z"/><path d="m4 6.5 8 6.5 8-6.5"/>',
  reddit:
    '<path d="M12 9.5c4.1 0 7.3 2.2 7.3 4.9s-3.2 4.9-7.3 4.9-7.3-2.2-7.3-4.9S7.9 9.5 12 9.5ZM12 9.5l.9-4.3 3.5.8M9.2 16.3c1.7 1.1 3.9 1.1 5.6 0M9.3 13.3v.1M14.7 13.3v.1"/><circle cx="17.7" cy="6.2" r="1.3"/><path d="M5.6 12.2a1.8 1.8 0 1 1 2-2M18.4 12.2a1.8 1.8 0 1 0-2-2"/>',
  pinterest:
    '<circle cx="12" cy="12" r="8.5"/><path d="m9.7 19.8 2.2-9"/><path d="M8.9 12.9c-1.3-2.5.4-5.3 3.2-5.3 2.5 0 3.9 1.7 3.5 3.9-.4 2.3-2.1 3.4-3.6 2.9-.9-.3-1.2-1-1-1.8"/>',
} as const

type ShareIcon = keyof typeof shareIcons

export interface SharedPage {
  title: string
  /** The canonical URL of the tour. */
  url: string
  /** The absolute URL of a picture, for services that share pictures. */
  picture: string | null
}

export interface ShareLink {
  name: string
  icon: ShareIcon
  href: string
}

/** Returns the link of each service that shares the page. The links work without a script. */
export function createShareLinks({ title, url, picture }: SharedPage): Record<ShareIcon, ShareLink> {
  const encodedUrl = encodeURIComponent(url)
  const encodedTitle = encodeURIComponent(title)
  const mediaParameter = picture ? `&media=${encodeURIComponent(picture)}` : ''
  const hrefs: Record<ShareIcon, string> = {
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${encodedUrl}`,
    twitter: `https://twitter.com/intent/tweet?url=${encodedUrl}&text=${encodedTitle}`,
    whatsapp: `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`,
    telegram: `https://t.me/share/url?url=${encodedUrl}&text=${encodedTitle}`,
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${encodedUrl}`,
    email: `mailto:?subject=${encodedTitle}&body=${encodeURIComponent(`${title}\n${url}`)}`,
    reddit: `https://www.reddit.com/submit?url=${encodedUrl}&title=${encodedTitle}`,
    pinterest: `https://www.pinterest.com/pin/create/button/?url=${encodedUrl}&description=${encodedTitle}${mediaParameter}`,
  }
  const createLink = (icon: ShareIcon): ShareLink => ({ icon, name: texts.shareNames[icon], href: hrefs[icon] })
  return {
    facebook: createLink('facebook'),
    twitter: createLink('twitter'),
    whatsapp: createLink('whatsapp'),
    telegram: createLink('telegram'),
    linkedin: createLink('linkedin'),
    email: createLink('email'),
    reddit: createLink('reddit'),
    pinterest: createLink('pinterest'),
  }
}

/** Returns the attributes of a link. If it leads to another site, it opens in a new tab. */
export function newTabAttributes(href: string): { target?: string; rel?: string } {
  return href.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {}
}
