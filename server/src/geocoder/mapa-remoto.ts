import { requestJson, type OpcoesDeRede, type RespostaJson } from '#rede'

import type { AdaptadorGeocoder, OpcoesDeBusca } from './geocoder.ts'
import { toLocalizacao, type Localizacao } from './localizacao.ts'

/** What a maps service knows of a place, in our names. */
export type LugarDoMapa = Parameters<typeof toLocalizacao>[0]

export interface ServicoDeMapa {
  nome: string
  /** The public server. */
  base: string
  /** Path and query of a search. */
  busca: (texto: string, opcoes: OpcoesDeBusca) => string
  reverso: (lat: number, lng: number) => string
  /** Places of an answer; those outside of Brazil are left out. Throws when the answer does not have the form of that service. */
  parse: (resposta: RespostaJson) => LugarDoMapa[]
  /** Limits that the public server sets for its users; a server that the platform runs itself has no limits. */
  politica: {
    /** Least time between two requests of this process. */
    intervaloMs: number
    /** Type-ahead is forbidden: only points are looked up there. */
    semBusca: boolean
  }
}

interface OpcoesDoMapa extends Omit<OpcoesDeRede, 'hosts'> {
  /** A server of one's own. The guard of the slice rede holds for it too: https, and no inner network. */
  base?: string
}

/** An adapter over a maps service: free text and points of the map, each answer with the nine fields alone (§3). */
export function createMapaRemoto(servico: ServicoDeMapa, opcoes: OpcoesDoMapa): AdaptadorGeocoder {
  const { base = servico.base, ...rede } = opcoes
  const isPublico = base === servico.base
  const { intervaloMs, semBusca } = isPublico ? servico.politica : { intervaloMs: 0, semBusca: false }
  const hosts = [new URL(base).hostname]
  let livreEm = 0

  async function ask(caminho: string): Promise<Localizacao[]> {
    const agora = performance.now()
    // A request that comes too early goes to the next adapter instead of waiting.
    if (agora < livreEm) throw new Error(`geocoder: ${servico.nome} was asked a moment ago`)
    livreEm = agora + intervaloMs
    const resposta = await requestJson(new URL(caminho, base), { ...rede, hosts })
    return servico.parse(resposta).map(toLocalizacao)
  }

  return {
    nome: servico.nome,
    remoto: true,
    ...(!semBusca && {
      search: async (texto: string, busca: OpcoesDeBusca) =>
        (await ask(servico.busca(texto, busca))).slice(0, busca.limite),
    }),
    reverse: async (lat, lng) => (await ask(servico.reverso(lat, lng)))[0] ?? null,
  }
}
