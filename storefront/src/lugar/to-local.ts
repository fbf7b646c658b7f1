import type { Endereco, Localizacao } from '@vitrine/contract'
import { cookies } from '@vitrine/contract/headers'
import type { Local } from '@vitrine/contract/janela'
import type { Lugar } from '@vitrine/rules/lugar'

const YEAR = 31_536_000

/** A place found by the search as the shopper's choice: 'Rua Barão de Jaguara, 948' or the best that is known. */
export function toLocal(lugar: Localizacao, tipoEntrega: Local['tipoEntrega']): Local {
  const { lat, lng, cep, cidade, uf } = lugar
  return { tipoEntrega, lat, lng, cep, cidade, uf, textoendereco: describeLugar(lugar).titulo }
}

/** A saved address as the choice; null while nobody knows where it is. */
export function localOfEndereco(endereco: Endereco): Local | null {
  const { idendereco, lat, lng, cep, cidade, uf, rua, numero } = endereco
  if (lat === null || lng === null) return null
  const textoendereco = [rua, numero].filter(Boolean).join(', ')
  return { tipoEntrega: 'DELIVERY', lat, lng, cep, cidade, uf, textoendereco, idendereco }
}

/** The two lines of a result: what it is, and where that lies. The house number typed stands in textoendereco only. */
export function describeLugar(lugar: Localizacao): { titulo: string; onde: string } {
  const { rua, bairro, cidade, uf, cep, textoendereco } = lugar
  const cidadeUf = [cidade, uf].filter(Boolean).join(', ')
  const escrito = cep ? `CEP ${cep.slice(0, 5)}-${cep.slice(5)}` : ''
  if (!rua) {
    const titulo = bairro || cidadeUf || textoendereco
    return { titulo, onde: [titulo === cidadeUf ? '' : cidadeUf, escrito].filter(Boolean).join(' · ') }
  }
  const withNumber = textoendereco.startsWith(`${rua}, `)
    ? /^.*?, \d+\w?/.exec(textoendereco)?.[0]
    : undefined
  return { titulo: withNumber ?? rua, onde: [bairro, cidadeUf, escrito].filter(Boolean).join(' · ') }
}

/** The cookie of what was chosen, for the answer of an action; a year, like the browser's own. */
export function cookieOfLugar(lugar: Lugar): string {
  return `${cookies.local}=${encodeURIComponent(JSON.stringify(lugar))}; Path=/; Max-Age=${YEAR}; SameSite=Lax`
}

/** A place that a form carries as JSON; null when it is not one. */
export function parseLugar(text: unknown): Localizacao | null {
  if (typeof text !== 'string') return null
  try {
    const lugar = JSON.parse(text) as Partial<Localizacao> // checked below; texts that are missing become ''
    if (typeof lugar.lat !== 'number' || typeof lugar.lng !== 'number') return null
    if (Math.abs(lugar.lat) > 90 || Math.abs(lugar.lng) > 180) return null
    const word = (value: unknown) => (typeof value === 'string' ? value.slice(0, 300) : '')
    return {
      lat: lugar.lat,
      lng: lugar.lng,
      cep: word(lugar.cep),
      rua: word(lugar.rua),
      bairro: word(lugar.bairro),
      cidade: word(lugar.cidade),
      uf: word(lugar.uf),
      pais: word(lugar.pais),
      textoendereco: word(lugar.textoendereco),
    }
  } catch {
    return null
  }
}
