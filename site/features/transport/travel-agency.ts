export const travelAgency = (name: string, site: URL) => ({ '@type': 'TravelAgency', name, url: site.href })
