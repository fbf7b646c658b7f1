import { TTL_NEGATIVO_MS, TTL_POSITIVO_MS, type CacheGeocoder } from './cache.ts'
import type { AdaptadorGeocoder, Geocoder, OpcoesDeBusca } from './geocoder.ts'
import type { Localizacao } from './localizacao.ts'
import { isTipoDeLogradouro, parseConsulta } from './texto.ts'

const LIMITE_MAXIMO = 20

/** Told of every failure that fell through to the next adapter. */
export type OnFalha = (adaptador: string, erro: unknown) => void

/** Puts adapters in a chain behind the port: remote ones are asked through the cache, failures fall through. */
export function chainAdaptadores(
  adaptadores: readonly AdaptadorGeocoder[],
  cache: CacheGeocoder,
  onFalha?: OnFalha,
): Geocoder {
  /** Asks a remote adapter through the cache; a failure is not an answer and is never kept. */
  async function ask(
    { nome, remoto }: AdaptadorGeocoder,
    pergunta: string,
    fetch: () => Promise<Localizacao[]>,
  ): Promise<Localizacao[]> {
    if (!remoto) return fetch()
    const chave = `${nome}:${pergunta}`
    const guardada = await cache.get(chave)
    if (guardada) return guardada
    const resposta = await fetch()
    await cache.set(chave, resposta, resposta.length > 0 ? TTL_POSITIVO_MS : TTL_NEGATIVO_MS)
    return resposta
  }

  /** Asks in order until `done` accepts an answer; a failure is reported and passed over. */
  async function askInOrder(
    one: (adaptador: AdaptadorGeocoder) => Promise<Localizacao[]> | undefined,
    done: (resposta: Localizacao[]) => boolean,
  ): Promise<void> {
    for (const adaptador of adaptadores) {
      try {
        if (done((await one(adaptador)) ?? [])) return
      } catch (erro) {
        onFalha?.(adaptador.nome, erro)
      }
    }
  }

  /** The answer that holds most of an address; the first with a street ends the asking. */
  async function askForBest(
    one: (adaptador: AdaptadorGeocoder) => Promise<Localizacao[]> | undefined,
  ): Promise<Localizacao | null> {
    const achadas: Localizacao[] = []
    await askInOrder(one, ([lugar]) => {
      if (lugar) achadas.push(lugar)
      return lugar !== undefined && completude(lugar) === 2
    })
    return achadas.sort((a, b) => completude(b) - completude(a))[0] ?? null
  }

  return {
    async cep(bruto) {
      const cep = bruto.replaceAll(/[\s.-]/g, '')
      if (!/^\d{8}$/.test(cep)) return null
      return askForBest(
        (each) => each.cep && ask(each, `cep:${cep}`, async () => listOf(await each.cep?.(cep))),
      )
    },
    async search(texto, opcoes) {
      const busca = { ...opcoes, limite: Math.max(1, Math.min(opcoes.limite, LIMITE_MAXIMO)) }
      const isOfRua = namesRua(texto)
      let achadas: Localizacao[] = []
      await askInOrder(
        (each) =>
          each.search &&
          ask(each, keyOf(texto, busca), async () => (await each.search?.(texto, busca)) ?? []),
        (resposta) => {
          const hasRua = resposta.some(({ rua }) => rua)
          if (hasRua || achadas.length === 0) achadas = resposta
          return achadas.length > 0 && (hasRua || !isOfRua)
        },
      )
      return achadas
    },
    async reverse(lat, lng) {
      if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) return null
      // Four decimals are 11 m: who stands on the same spot asks once.
      const spot = `ponto:${lat.toFixed(4)},${lng.toFixed(4)}`
      const achada = await askForBest(
        (each) => each.reverse && ask(each, spot, async () => listOf(await each.reverse?.(lat, lng))),
      )
      // The point that was asked for, not the one that was kept.
      return achada && { ...achada, lat, lng }
    },
  }
}

const listOf = (lugar: Localizacao | null | undefined) => (lugar ? [lugar] : [])

/** How much of the address an answer holds: street 2, municipality 1, state only 0. */
function completude({ rua, cidade }: Localizacao): number {
  if (rua) return 2
  return cidade ? 1 : 0
}

/** "rua das flores", "av brasil 100": a city alone does not answer it while another adapter can be asked. */
function namesRua(texto: string): boolean {
  const { palavras, numero } = parseConsulta(texto)
  return numero !== '' || palavras.some(isTipoDeLogradouro)
}

function keyOf(texto: string, { limite, perto }: OpcoesDeBusca): string {
  const onde = perto ? `${perto.lat.toFixed(1)},${perto.lng.toFixed(1)}` : ''
  return `busca:${limite}:${onde}:${texto.trim().toLowerCase()}`
}
