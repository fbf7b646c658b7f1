import { loadGazetteer } from './gazetteer.ts'
import { distanceKm, type Coordenadas } from './localizacao.ts'

/**
 * How much further than the nearest town's seat a municipality's own may be: seats are points, and the south of São Paulo is
 * nearer to a neighbour's than to its own. Towns that lie so near to each other are not told apart.
 */
const MARGEM_KM = 30

/**
 * Whether a point lies in a municipality, as far as the embedded table knows: null for one that it does not have (readings 8).
 */
export async function isInMunicipio(
  ponto: Coordenadas,
  { cidade, uf }: { cidade: string; uf: string },
): Promise<boolean | null> {
  const gazetteer = await loadGazetteer()
  const municipio = gazetteer.findMunicipio(cidade, uf)
  if (!municipio) return null
  const proxima = gazetteer.nearest(ponto)
  return proxima !== null && distanceKm(ponto, municipio) <= distanceKm(ponto, proxima) + MARGEM_KM
}
