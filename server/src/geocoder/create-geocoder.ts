import { BRASILAPI } from './brasilapi.ts'
import { VIACEP } from './viacep.ts'
import type { CacheGeocoder } from './cache.ts'
import { TTL_NEGATIVO_MS, TTL_POSITIVO_MS, createCacheMemoria } from './cache.ts'
import type { ServicoDeCep } from './cep-remoto.ts'
import { createCepRemoto } from './cep-remoto.ts'
import { createEmbutido } from './embutido.ts'
import type { AdaptadorGeocoder, Geocoder } from './geocoder.ts'
import type { Localizacao } from './localizacao.ts'

export interface ConfigGeocoder {
  /** Names in order, comma between them (env GEOCODERS): embutido, viacep, brasilapi. */
  geocoders?: string
  cache?: CacheGeocoder
  /** A remote adapter that takes longer is passed over. */
  timeoutMs?: number
  /** Tests only: other base addresses, by adapter, and leave to call 127.0.0.1. */
  bases?: Readonly<Record<string, string>>
  permitirLoopback?: boolean
  /** Told of every failure that fell through to the next adapter. */
  onFalha?: (adaptador: string, erro: unknown) => void
}

const SERVICOS: readonly ServicoDeCep[] = [VIACEP, BRASILAPI]
const LIMITE_MAXIMO = 20

function createAdaptador(nome: string, config: ConfigGeocoder): AdaptadorGeocoder {
  if (nome === 'embutido') return createEmbutido()
  const servico = SERVICOS.find((s) => s.nome === nome)
  const nomes = ['embutido', ...SERVICOS.map((s) => s.nome)].join(', ')
  if (!servico) throw new Error(`GEOCODERS: "${nome}" não existe; use ${nomes}.`)
  return createCepRemoto(servico, {
    timeoutMs: config.timeoutMs ?? 2000,
    permitirLoopback: config.permitirLoopback ?? false,
    ...(config.bases?.[nome] ? { base: config.bases[nome] } : {}),
  })
}

/** Asks a remote adapter through the cache; a failure is not an answer and is never kept. */
async function askCep(
  adaptador: AdaptadorGeocoder,
  cep: string,
  cache: CacheGeocoder,
): Promise<Localizacao | null> {
  if (!adaptador.cep) return null
  if (!adaptador.remoto) return adaptador.cep(cep)
  const chave = `${adaptador.nome}:cep:${cep}`
  const guardada = await cache.get(chave)
  if (guardada !== undefined) return guardada
  const resposta = await adaptador.cep(cep)
  await cache.set(chave, resposta, resposta ? TTL_POSITIVO_MS : TTL_NEGATIVO_MS)
  return resposta
}

/** Asks the adapters in order until `done` accepts an answer; a failure is reported and passed over. */
async function askInOrder<T>(
  adaptadores: readonly AdaptadorGeocoder[],
  ask: (adaptador: AdaptadorGeocoder) => Promise<T>,
  done: (resposta: T) => boolean,
  onFalha: ConfigGeocoder['onFalha'],
): Promise<void> {
  for (const adaptador of adaptadores) {
    try {
      if (done(await ask(adaptador))) return
    } catch (erro) {
      onFalha?.(adaptador.nome, erro)
    }
  }
}

/** How much of the address an answer holds: street 2, municipality 1, state only 0. */
function completude(localizacao: Localizacao): number {
  if (localizacao.rua) return 2
  return localizacao.cidade ? 1 : 0
}

/** Puts adapters in a chain behind the port. Exported for adapters that configuration cannot name yet. */
export function chainAdaptadores(
  adaptadores: readonly AdaptadorGeocoder[],
  cache: CacheGeocoder,
  onFalha?: ConfigGeocoder['onFalha'],
): Geocoder {
  return {
    async cep(bruto) {
      const cep = bruto.replaceAll(/[\s.-]/g, '')
      if (!/^\d{8}$/.test(cep)) return null
      let melhor: Localizacao | null = null
      const done = (resposta: Localizacao | null): boolean => {
        if (resposta && (!melhor || completude(resposta) > completude(melhor))) melhor = resposta
        return resposta !== null && completude(resposta) === 2
      }
      await askInOrder(adaptadores, (a) => askCep(a, cep, cache), done, onFalha)
      return melhor
    },
    async search(texto, { limite, perto }) {
      const opcoes = { limite: Math.max(1, Math.min(limite, LIMITE_MAXIMO)), ...(perto ? { perto } : {}) }
      let achadas: Localizacao[] = []
      const done = (resposta: Localizacao[]): boolean => (achadas = resposta).length > 0
      await askInOrder(adaptadores, async (a) => (await a.search?.(texto, opcoes)) ?? [], done, onFalha)
      return achadas
    },
    async reverse(lat, lng) {
      if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) return null
      let achada: Localizacao | null = null
      const done = (resposta: Localizacao | null): boolean => (achada = resposta) !== null
      await askInOrder(adaptadores, async (a) => (await a.reverse?.(lat, lng)) ?? null, done, onFalha)
      return achada
    },
  }
}

/**
 * The address search as configured: the first adapter that answers wins, failures fall through, no lookup throws.
 * For a CEP an answer without a street is kept only until a later adapter knows the street: the gazetteer always
 * knows a state, and must not keep `embutido,viacep` from asking ViaCEP.
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
