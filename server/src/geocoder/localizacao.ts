/**
 * A place found by the address search: exactly the nine fields of §3 Address. Unknown texts are '' (a small town's
 * general CEP has no street: the form unlocks the field); `cep` has eight digits and no hyphen, or is ''.
 */
export interface Localizacao {
  cep: string
  rua: string
  bairro: string
  /** The level-2 area: the municipality. */
  cidade: string
  /** Short form: "SP". */
  uf: string
  pais: string
  textoendereco: string
  lat: number
  lng: number
}

export interface Coordenadas {
  lat: number
  lng: number
}

interface PartesDaLocalizacao extends Coordenadas {
  cep?: string
  rua?: string
  bairro?: string
  cidade: string
  uf: string
  /** House number as typed; it appears in textoendereco only. */
  numero?: string
}

/** Makes a Localizacao from its parts; the only place that builds one, so no tenth field slips in (§3). */
export function toLocalizacao(partes: PartesDaLocalizacao): Localizacao {
  const { cep = '', rua = '', bairro = '', cidade, uf, numero = '', lat, lng } = partes
  const via = rua && numero ? `${rua}, ${numero}` : rua
  const lugar = [via, bairro].filter(Boolean).join(' - ')
  const municipio = [cidade, uf].filter(Boolean).join(' - ')
  const cepEscrito = cep ? `${cep.slice(0, 5)}-${cep.slice(5)}` : ''
  return {
    cep,
    rua,
    bairro,
    cidade,
    uf,
    pais: 'Brasil',
    textoendereco: [lugar, municipio, cepEscrito, 'Brasil'].filter(Boolean).join(', '),
    lat,
    lng,
  }
}

/** Distance in kilometres on a flat map: good to 1 % over the distances an address search compares. */
export function distanceKm(a: Coordenadas, b: Coordenadas): number {
  const norte = (a.lat - b.lat) * 111.2
  const leste = (a.lng - b.lng) * 111.2 * Math.cos(((a.lat + b.lat) / 2) * (Math.PI / 180))
  return Math.hypot(norte, leste)
}
