import type { AreaAtendimento, TipoEntrega } from '@vitrine/contract'
import type { ContextoPagina } from '@vitrine/contract/janela'
import { containsPonto, toGeoJson } from '@vitrine/rules/poligono'

import type { Ponto } from './move-ponto.ts'

export type LeituraArea = { area: AreaAtendimento; erro?: undefined } | { area?: undefined; erro: string }

/** Areas and stores of a supplier, or the server's word that they cannot be read (§8). */
export async function loadArea(
  { client }: Pick<ContextoPagina, 'client'>,
  idfornecedor: string,
): Promise<LeituraArea> {
  const resposta = await client('GET /v2/app/{session_token}/fornecedor/areaatendimento', {
    params: { session_token: 'token' },
    query: { idfornecedor },
  })
  return resposta.ok ? { area: resposta.dados } : { erro: resposta.falha.error }
}

/** Rings of each area of delivery or of pickup; inner ones are holes. */
export function ringsOf({ coordenadas }: AreaAtendimento, tipoEntrega: TipoEntrega): Ponto[][][] {
  return coordenadas.filter(({ tipo }) => tipo === tipoEntrega).map(({ aneis }) => aneis)
}

/** Whether some area reaches the point: inside an odd number of its rings, so that holes and islands count as such. */
export function isServido(areas: Ponto[][][], ponto: Ponto): boolean {
  return areas.some((aneis) => aneis.filter((anel) => isInside(anel, ponto)).length % 2 === 1)
}

function isInside(anel: Ponto[], ponto: Ponto): boolean {
  return containsPonto({ type: 'Polygon', coordinates: [anel.map(toGeoJson)] }, ponto)
}

const BRASILIA: Ponto = { lat: -15.79, lng: -47.88 }

/** Where a map begins that was told no place: the middle of the first area, else the first store, else the capital. */
export function centerOf(area: AreaAtendimento | undefined): Ponto {
  const cantos = area?.coordenadas.find(({ tipo }) => tipo === 'DELIVERY')?.aneis[0] ?? []
  const [loja] = area?.coordenadas_lojas ?? []
  if (cantos.length === 0) return loja ? { lat: loja.lat, lng: loja.lng } : BRASILIA
  const middle = (valores: number[]) => (Math.min(...valores) + Math.max(...valores)) / 2
  return { lat: middle(cantos.map(({ lat }) => lat)), lng: middle(cantos.map(({ lng }) => lng)) }
}
