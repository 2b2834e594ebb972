export const createTravelAgencyNode = (name: string, site: URL) => ({ '@type': 'TravelAgency', name, url: site.href })
