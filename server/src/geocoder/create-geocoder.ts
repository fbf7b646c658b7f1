import { BRASILAPI } from './brasilapi.ts'
import { createCacheMemoria, type CacheGeocoder } from './cache.ts'
import { createCepRemoto, type ServicoDeCep } from './cep-remoto.ts'
import { chainAdaptadores, type OnFalha } from './chain-adaptadores.ts'
import { createEmbutido } from './embutido.ts'
import type { AdaptadorGeocoder, Geocoder } from './geocoder.ts'
import { createMapaRemoto, type ServicoDeMapa } from './mapa-remoto.ts'
import { NOMINATIM } from './nominatim.ts'
import { PHOTON } from './photon.ts'
import { VIACEP } from './viacep.ts'

export interface ConfigGeocoder {
  /** Names in order, comma between them (env GEOCODERS): embutido, viacep, brasilapi, nominatim, photon. */
  geocoders?: string
  cache?: CacheGeocoder
  /** A remote adapter that takes longer is passed over. */
  timeoutMs?: number
  /** Servers of one's own, by adapter (env NOMINATIM_URL, PHOTON_URL); of CEP services: tests only. */
  bases?: Readonly<Record<string, string | null>>
  /** Tests only: leave to call 127.0.0.1. */
  permitirLoopback?: boolean
  onFalha?: OnFalha
}

const CEPS: readonly ServicoDeCep[] = [VIACEP, BRASILAPI]
const MAPAS: readonly ServicoDeMapa[] = [NOMINATIM, PHOTON]

function createAdaptador(nome: string, config: ConfigGeocoder): AdaptadorGeocoder {
  if (nome === 'embutido') return createEmbutido()
  const base = config.bases?.[nome]
  const rede = {
    timeoutMs: config.timeoutMs ?? 2000,
    permitirLoopback: config.permitirLoopback ?? false,
    ...(base && { base }),
  }
  const deCep = CEPS.find((servico) => servico.nome === nome)
  if (deCep) return createCepRemoto(deCep, rede)
  const deMapa = MAPAS.find((servico) => servico.nome === nome)
  if (deMapa) return createMapaRemoto(deMapa, rede)
  const nomes = ['embutido', ...[...CEPS, ...MAPAS].map((servico) => servico.nome)].join(', ')
  throw new Error(`GEOCODERS: "${nome}" não existe; use ${nomes}.`)
}

/**
 * The address search as configured: the first adapter that answers wins, failures fall through, no lookup throws.
 * An answer without a street is kept only until a later adapter knows the street: the gazetteer always knows a state, and
 * must not keep `embutido,viacep` from asking ViaCEP.
 * @throws Error when `geocoders` names an adapter that does not exist (at start, not at lookup).
 */
export function createGeocoder(config: ConfigGeocoder = {}): Geocoder {
  const nomes = (config.geocoders ?? 'embutido')
    .split(',')
    .map((nome) => nome.trim().toLowerCase())
    .filter(Boolean)
  const adaptadores = [...new Set(nomes)].map((nome) => createAdaptador(nome, config))
  return chainAdaptadores(adaptadores, config.cache ?? createCacheMemoria(), config.onFalha)
}
