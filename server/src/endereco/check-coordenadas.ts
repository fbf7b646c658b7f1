import { isInMunicipio, type Geocoder } from '#geocoder'

interface Ponto {
  lat: number
  lng: number
}

export interface PontoConferido {
  ponto: Ponto | null
  /** Said where the point that was sent is not believed; null: nothing to say. */
  mensagem: string | null
}

/**
 * The point of a CEP: what the client sent where it lies within the CEP's municipality, else the server's own point of the CEP,
 * and the answer says so (readings 8). A CEP whose town is not known is judged by the town that was written.
 */
export async function checkCoordenadas(
  geocoder: Geocoder,
  { cep, enviado, cidade, uf }: { cep: string; enviado: Ponto | null; cidade?: string; uf?: string },
): Promise<PontoConferido> {
  const doCep = await geocoder.cep(cep)
  const proprio = doCep && { lat: doCep.lat, lng: doCep.lng }
  if (!enviado) return { ponto: proprio, mensagem: null }
  const onde = doCep?.cidade ? doCep : { cidade: cidade ?? '', uf: doCep?.uf || (uf ?? '') }
  // The town is not in our tables: what was sent is taken as it is.
  if ((await isInMunicipio(enviado, onde)) ?? true) return { ponto: enviado, mensagem: null }
  return {
    ponto: proprio,
    mensagem: `O ponto do mapa fica fora de ${onde.cidade}: usamos o lugar do CEP.`,
  }
}
