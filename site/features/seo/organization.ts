import type { Settings } from '@nusa/shared/catalog'
import type { Node } from './head.ts'

/** Returns the structured data of the company. */
export function organization({ site_name, contact, social }: Settings, site: URL): Node {
  return {
    '@type': 'TravelAgency',
    name: site_name,
    url: site.href,
    email: contact.email,
    ...(contact.phone && { telephone: contact.phone }),
    ...(contact.address && { address: contact.address }),
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
  }
}
