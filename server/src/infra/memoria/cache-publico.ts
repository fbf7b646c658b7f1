import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib'

import { nextVirada } from '@vitrine/rules/publicacao'

import { MIN_COMPRIMIDO, pickCodificacao, ZSTD } from './codificacao.ts'
import { QUALQUER, toMarca, type Geracoes } from './geracao.ts'
import { Memoria } from './memoria.ts'
import { toProprios, type Partilhada } from './partilhada.ts'

/** An answer as bytes: nothing personal, the same for every visitor who asks the same URL, or for all of one price signature. */
export interface RespostaPublica {
  /** '': of many suppliers. */
  idfornecedor: string
  contentType: string
  /** What protects it, as on any answer. */
  cabecalhos: Readonly<Record<string, string>>
  /** By which a browser asks whether what it has is still the same (RFC 9110, 8.8.3). */
  etag?: string | undefined
  corpo: Buffer
  /** Places for what is one person's, where somebody logged in is answered. */
  cortes?: Partilhada['cortes'] | undefined
  br?: Buffer
  gzip?: Buffer
  /** Somebody has had it compressed: it is worth a better compression from then on. */
  foiPedida?: boolean
  /** It is in memory no more, whoever still sends it. */
  foiLargada?: boolean
}

/** What an answer knows of prices (issue 16, direction 2). */
export interface PrecosDaResposta {
  /** The products whose prices it shows, or would show if they were others. */
  de: readonly string[]
  /** Whether it counts products by bands of their prices. */
  comFaixas: boolean
}

export const semPrecos: PrecosDaResposta = { de: [], comFaixas: false }

interface Entrada extends RespostaPublica {
  produto: number
  fornecedor: number
  /** Up to which change of a price it was found to be as before. */
  preco: number
  /** The products whose prices are in it; undefined: any may be. */
  precosDe: Uint32Array | undefined
  /** Which change of a band it was counted under; null: it counts none. */
  faixa: number | null
  /** Clock hour it was made in: prices and combos begin and end at midnight, which nothing notifies. */
  hora: number
  /** When something that the supplier publishes begins or ends: milliseconds. */
  vence: number
  /** What goes by the clock is answered for so long once more, in milliseconds, while one asker finds it anew. */
  prazo: number
}

/** Instants at which a supplier's pages change by the clock alone; undefined: the supplier is not in memory now. */
type ViradasOf = (idfornecedor: string) => readonly number[] | undefined

const currentHora = () => Math.floor(Date.now() / 3_600_000)

/** What many stores make together changes with any product of any of them: it goes by the clock, and is two seconds old at most. */
const PRAZO_DE_MUITAS_LOJAS_MS = 1000

const MAX_BYTES = 24 * 1024 * 1024
/** Pages of products, each as some signatures see it. */
const MAX_ENTRADAS = 16_000
const MAX_CHAVE = 1024
/** Addresses asked for once while there was no room, remembered for a second time. */
const MAX_VISTAS = 12_000

/**
 * Public answers in memory, invalidated through PostgreSQL notifications: an entry is served only under the generation it
 * was made in. Least recently used first out, bounded in bytes and entries, so that invented URLs cannot fill the memory;
 * when it is full, what was asked for once (a search, mostly) does not put out what is asked for often.
 */
export class CachePublico {
  readonly #geracoes: Geracoes
  readonly #isListening: () => boolean
  readonly #viradasOf: ViradasOf
  readonly #entradas = new Map<string, Entrada>()
  readonly #vistas = new Memoria<number>(MAX_VISTAS)
  #bytes = 0
  /** Answers given from memory. */
  dadas = 0

  constructor(geracoes: Geracoes, isListening: () => boolean, viradasOf: ViradasOf) {
    this.#geracoes = geracoes
    this.#isListening = isListening
    this.#viradasOf = viradasOf
  }

  get(chave: string): RespostaPublica | undefined {
    const entrada = this.#entradas.get(chave)
    if (!entrada || !this.#isListening()) return undefined
    if (this.#isVelha(entrada)) {
      this.#drop(chave, entrada)
      return undefined
    }
    if (entrada.vence <= Date.now()) {
      if (entrada.prazo === 0 || entrada.vence + entrada.prazo <= Date.now()) this.#drop(chave, entrada)
      else {
        entrada.vence += entrada.prazo
        entrada.prazo = 0
      }
      return undefined
    }
    // Re-inserted: Map order is age of use.
    this.#entradas.delete(chave)
    this.#entradas.set(chave, entrada)
    this.dadas += 1
    return entrada
  }

  #isVelha(entrada: Entrada): boolean {
    const { idfornecedor, precosDe, faixa } = entrada
    if (
      (faixa !== null && faixa !== this.#geracoes.of(idfornecedor, 'faixa')) ||
      entrada.hora !== currentHora() ||
      entrada.produto !== this.#geracoes.of(idfornecedor, 'produto') ||
      entrada.fornecedor !== this.#geracoes.of(idfornecedor, 'fornecedor')
    )
      return true
    const preco = this.#geracoes.of(idfornecedor, 'preco')
    if (
      precosDe ? this.#geracoes.hasNovoPreco(idfornecedor, entrada.preco, precosDe) : entrada.preco !== preco
    )
      return true
    entrada.preco = preco
    return false
  }

  /** Take this before reading what the answer is made of; pass it to `set`. */
  begin(idfornecedor: string) {
    const agora = Date.now()
    const viradas = this.#viradasOf(idfornecedor)
    return {
      idfornecedor,
      hora: currentHora(),
      // Of a supplier that is just being read again nothing is kept.
      vence: viradas ? nextVirada(viradas, agora) : agora,
      prazo: 0,
      produto: this.#geracoes.of(idfornecedor, 'produto'),
      fornecedor: this.#geracoes.of(idfornecedor, 'fornecedor'),
      preco: this.#geracoes.of(idfornecedor, 'preco'),
      faixa: this.#geracoes.of(idfornecedor, 'faixa'),
    }
  }

  /** The same for what many suppliers make together: until one of them changes what it says of itself, and for a second or two. */
  beginDeMuitasLojas(): ReturnType<CachePublico['begin']> {
    const vence = Date.now() + PRAZO_DE_MUITAS_LOJAS_MS
    return { ...this.begin(QUALQUER), vence, prazo: PRAZO_DE_MUITAS_LOJAS_MS }
  }

  /** Keeps an answer, if there is room for it, and says whether; text becomes bytes only then. */
  set(
    chave: string,
    inicio: ReturnType<CachePublico['begin']>,
    {
      contentType,
      cabecalhos,
      etag,
      precos,
      cortes,
    }: Pick<RespostaPublica, 'contentType' | 'cabecalhos' | 'etag' | 'cortes'> & {
      precos?: PrecosDaResposta | undefined
    },
    answer: string | Buffer,
  ): boolean {
    // Longer addresses are not linked from any page, and are not cached.
    if (answer.length > 512 * 1024 || chave.length > MAX_CHAVE) return false
    const old = this.#entradas.get(chave)
    if (old) this.#drop(chave, old)
    else if (!this.#admits(chave, answer.length)) return false
    const corpo = toProprios(answer)
    this.#entradas.set(chave, {
      ...inicio,
      contentType,
      cabecalhos,
      etag,
      corpo,
      cortes,
      precosDe: precos && Uint32Array.from(precos.de, toMarca),
      faixa: precos?.comFaixas ? inicio.faixa : null,
    })
    this.#bytes += corpo.length
    for (const [key, entrada] of this.#entradas) {
      if (this.#bytes <= MAX_BYTES && this.#entradas.size <= MAX_ENTRADAS) break
      this.#drop(key, entrada)
    }
    return true
  }

  /** While there is room anything; else what is asked for the second time. */
  #admits(chave: string, length: number): boolean {
    if (this.#bytes + length <= MAX_BYTES && this.#entradas.size < MAX_ENTRADAS) return true
    if (this.#vistas.delete(chave)) return true
    this.#vistas.set(chave, 1)
    return false
  }

  /**
   * The bytes in the best encoding that the client accepts, compressed once and kept. Most addresses of a store are asked for once in their time:
   * who asks first gets Zstandard, a quarter of Brotli's time for a few more bytes, which is not kept.
   */
  encode(
    entrada: RespostaPublica,
    acceptEncoding: string | undefined,
  ): { corpo: Buffer; encoding: string | undefined } {
    const encoding =
      entrada.corpo.length < MIN_COMPRIMIDO ? undefined : pickCodificacao(acceptEncoding, ['br', 'gzip'])
    if (encoding && !entrada.foiPedida && pickCodificacao(acceptEncoding, ['zstd'])) {
      entrada.foiPedida = true
      return { corpo: zstdCompressSync(entrada.corpo, ZSTD), encoding: 'zstd' }
    }
    if (encoding === 'br') {
      entrada.br ??= this.#keep(
        entrada,
        brotliCompressSync(entrada.corpo, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 5,
            [constants.BROTLI_PARAM_SIZE_HINT]: entrada.corpo.length,
          },
        }),
      )
      return { corpo: entrada.br, encoding }
    }
    if (encoding === 'gzip') {
      entrada.gzip ??= this.#keep(entrada, gzipSync(entrada.corpo))
      return { corpo: entrada.gzip, encoding }
    }
    return { corpo: entrada.corpo, encoding }
  }

  #keep({ foiLargada }: RespostaPublica, bytes: Buffer): Buffer {
    if (!foiLargada) this.#bytes += bytes.length
    return bytes
  }

  #drop(chave: string, entrada: Entrada): void {
    this.#entradas.delete(chave)
    entrada.foiLargada = true
    this.#bytes -= entrada.corpo.length + (entrada.br?.length ?? 0) + (entrada.gzip?.length ?? 0)
  }
}
