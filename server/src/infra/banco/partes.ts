/** What a statement or a transaction takes of a pool. */
export type Uso = 'comando' | 'transacao'

/** Who has used the pool within this time is somebody else to the others, in ms. */
const RECENTE_MS = 2000
/** Connections in use are averaged over about so long, in ms. */
const MEDIA_MS = 1000

interface Parte {
  comando: number
  transacao: number
  /** Its own that wait for a turn. */
  esperando: number
  /** Connections that its single statements used on average until `quando`. */
  media: number
  quando: number
  isContida: boolean
}

/**
 * How much of a pool one supplier may have (issue 16, direction 4; decision 0152). Never all of it: a quarter of it is for others, so that who comes
 * finds a connection at once. And who keeps a fifth of it busy while others are there is held to a tenth of it until what it asks for fits into
 * that: the database's processors then work for the others first. Its transactions are not slowed down, they may wait for a row and cost nothing meanwhile.
 */
export class Partes {
  readonly #partes = new Map<string, Parte>()
  readonly #max: number
  /** Of all connections and, a quarter less, of those in transactions. */
  readonly #maxDeUma: number
  readonly #maxEmTransacao: number

  constructor(max: number) {
    this.#max = max
    this.#maxDeUma = withoutQuarto(max)
    this.#maxEmTransacao = withoutQuarto(this.#maxDeUma)
  }

  /** Suppliers that are held back now. */
  get contidas(): number {
    return this.#partes.values().reduce((soma, { isContida }) => soma + Number(isContida), 0)
  }

  hasRoom(nome: string, uso: Uso): boolean {
    const parte = this.#partes.get(nome)
    if (!parte) return true
    return parte.comando + parte.transacao < this.#maxDeUma && parte[uso] < this.#limitOf(parte, uso)
  }

  enter(nome: string, uso: Uso): void {
    if (nome === '') return
    const parte = this.#find(nome)
    this.#weigh(parte)
    parte[uso] += 1
    if (parte.isContida || parte.media <= this.#max / 5) return
    parte.isContida = this.#hasOthers(parte)
  }

  leave(nome: string, uso: Uso): void {
    const parte = this.#partes.get(nome)
    if (!parte) return
    this.#weigh(parte)
    parte[uso] -= 1
    if (parte.esperando === 0) parte.isContida = false
    if (this.#partes.size > MUITAS) this.#forget()
  }

  /** How many connections it has: who has fewer is next. */
  sizeOf(nome: string): number {
    const parte = this.#partes.get(nome)
    return parte ? parte.comando + parte.transacao : 0
  }

  wait(nome: string, quantas: 1 | -1): void {
    if (nome !== '') this.#find(nome).esperando += quantas
  }

  #limitOf({ isContida }: Parte, uso: Uso): number {
    if (uso === 'transacao') return this.#maxEmTransacao
    return isContida ? Math.max(1, Math.floor(this.#max / 10)) : this.#maxDeUma
  }

  #find(nome: string): Parte {
    const conhecida = this.#partes.get(nome)
    if (conhecida) return conhecida
    const nova = {
      comando: 0,
      transacao: 0,
      esperando: 0,
      media: 0,
      quando: performance.now(),
      isContida: false,
    }
    this.#partes.set(nome, nova)
    return nova
  }

  #weigh(parte: Parte): void {
    const agora = performance.now()
    const resta = Math.exp((parte.quando - agora) / MEDIA_MS)
    parte.media = parte.media * resta + parte.comando * (1 - resta)
    parte.quando = agora
  }

  #hasOthers(esta: Parte): boolean {
    const desde = performance.now() - RECENTE_MS
    return this.#partes
      .values()
      .some((parte) => parte !== esta && (parte.quando > desde || parte.comando > 0))
  }

  #forget(): void {
    const desde = performance.now() - RECENTE_MS
    for (const [nome, { comando, transacao, esperando, quando }] of this.#partes)
      if (comando + transacao + esperando === 0 && quando < desde) this.#partes.delete(nome)
  }
}

const withoutQuarto = (quantas: number) => quantas - Math.floor(quantas / 4)

/** So many suppliers are remembered before those that rest are forgotten. */
const MUITAS = 1000
