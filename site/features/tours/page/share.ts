import type { ShareIcon } from './share-icons.ts'
import { tourPageTexts as texts } from './texts.ts'

export interface SharedPage {
  title: string
  /** The canonical URL of the tour. */
  address: string
  /** The URL of its picture, for services that share pictures. */
  picture: string | null
}

export interface ShareLink {
  name: string
  icon: ShareIcon
  href: string
}

/** Returns the sharing services, each with a link that works without a script. */
export function shareLinks({ title, address, picture }: SharedPage): Record<ShareIcon, ShareLink> {
  const [url, words] = [encodeURIComponent(address), encodeURIComponent(title)]
  const media = picture ? `&media=${encodeURIComponent(picture)}` : ''
  const hrefs: Record<ShareIcon, string> = {
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
    twitter: `https://twitter.com/intent/tweet?url=${url}&text=${words}`,
    whatsapp: `https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`,
    telegram: `https://t.me/share/url?url=${url}&text=${words}`,
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
    email: `mailto:?subject=${words}&body=${encodeURIComponent(`${title}\n${address}`)}`,
    reddit: `https://www.reddit.com/submit?url=${url}&title=${words}`,
    pinterest: `https://www.pinterest.com/pin/create/button/?url=${url}&description=${words}${media}`,
  }
  const link = (icon: ShareIcon): ShareLink => ({ icon, name: texts.shareNames[icon], href: hrefs[icon] })
  return {
    facebook: link('facebook'),
    twitter: link('twitter'),
    whatsapp: link('whatsapp'),
    telegram: link('telegram'),
    linkedin: link('linkedin'),
    email: link('email'),
    reddit: link('reddit'),
    pinterest: link('pinterest'),
  }
}

/** Returns the attributes of a link besides its URL: another site opens in a new tab. */
export function newTabAttributes(href: string): { target?: string; rel?: string } {
  return href.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {}
}
