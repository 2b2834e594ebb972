import type { TransferOffer } from '@nusa/shared/catalog'
import type { APIRoute, GetStaticPaths } from 'astro'
import { cacheKey } from '../../../catalog/cache-key.ts'
import { getCatalog } from '../../../catalog/catalog.ts'
import { createTransferOffer } from '../../../features/transport/transfers/transfers.ts'

export const getStaticPaths = (async () => {
  const catalog = await getCatalog()
  return [...catalog.airportTransfers.values()].flatMap((transfer) => {
    const offer = createTransferOffer(transfer, catalog)
    return offer
      ? [{ params: { id: String(offer.id) }, props: { offer }, cacheKey: cacheKey(catalog, () => [offer]) }]
      : []
  })
}) satisfies GetStaticPaths

export const GET: APIRoute<{ offer: TransferOffer }> = ({ props }) => Response.json(props.offer)
