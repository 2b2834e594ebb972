/** Returns the structured data of the company. */
export const travelAgency = (name: string, site: URL) => ({ '@type': 'TravelAgency', name, url: site.href })
