/** A call waits so long for its turn, in ms: as long as for a connection of the pool (decision 0063). */
const ESPERA_MS = 1500
/** Who has asked within this time is somebody else to the others, in ms. */
const RECENTE_MS = 2000
/** Between two looks at the sockets so much of the loop goes to calls that begin, in ms: nearly always one or two. */
const FATIA_MS = 1
/** When calls wait, those of one look at the sockets take about so much together, in ms: one of several milliseconds, some that are answered from memory. */
const VOLTA_MS = 0.25
/** So many of them at most. */
const POR_VOLTA = 8
/** For each so many that the loop did something else, one call more begins: a page that is drawn takes ten, and holds up no hundred calls. */
const OUTRO_MS = 4
/** So many suppliers are remembered before those that do not wait are forgotten. */
const MUITAS = 1000
/** So many calls of one supplier wait: at a millisecond each the next would not come in time, and what was sent with each is in memory. */
const MAX_FILA = 1500

const porque = {
  VEZ_CARA: 'the turn did not come in time',
  CLIENTE_SAIU: 'nobody waits for the answer any more',
} as const

/** A call that was never begun; `code` as those of the pool. */
export class SemVez extends Error {
  readonly code: keyof typeof porque

  constructor(code: keyof typeof porque) {
    super(porque[code])
    this.code = code
  }
}

interface Espera {
  begin: () => void
  leave: (code: SemVez['code']) => void
  hasLeft: (() => boolean) | undefined
}

interface Parte {
  fila: Set<Espera>
  /** The number of its last turn; of two that wait the one with the lower number is next. */
  vez: number
}

/**
 * Whose call is begun next (issue 16, direction 4; decision 0192). A call holds the event loop for about a millisecond in one go; twenty that
 * arrive together would hold it for twenty, and who asks another supplier would wait for all of them. So calls of several suppliers are begun by
 * turns, and between two turns the loop looks at its sockets. A turn is for beginning: a call that waits for the database, a stream or a file
 * holds none. A supplier that nobody else is beside waits for nothing.
 */
export class Rodizio {
  readonly #partes = new Map<string, Parte>()
  readonly #comFila = new Set<Parte>()
  #ultima = ''
  /** When the last call came of another supplier than the one before it. */
  #mudou = -Infinity
  #vez = 0
  /** When the first call since the last look at the sockets was begun; null: none was. */
  #desde: number | null = null
  /** When the last turn ended: what the loop did since then was something else. */
  #fim = 0
  #isMarcada = false
  /** When the first call of those that waited was begun after this look at the sockets. */
  #volta = 0
  /** Calls that wait. */
  esperando = 0
  /** Refused since the start: after `ESPERA_MS`, or because too many stood before it. */
  recusadas = 0
  /** Never begun, because nobody waited for them any more when it was their turn. */
  desistidas = 0

  /** Suppliers of which calls wait. */
  get contidas(): number {
    return this.#comFila.size
  }

  /** A call of `nome` that came now. Null: it begins at once. Else it begins when the promise resolves. @throws SemVez */
  wait(nome: string, hasLeft?: () => boolean): Promise<void> | null {
    const agora = performance.now()
    const isOutra = nome !== this.#ultima
    if (isOutra && this.#ultima !== '') this.#mudou = agora
    this.#ultima = nome
    if (this.esperando === 0 && agora - this.#mudou > RECENTE_MS) return null
    const parte = this.#find(nome)
    this.#schedule()
    if (!this.#isNext(parte, agora)) return this.#join(parte, hasLeft)
    this.#desde ??= agora
    parte.vez = this.#vez += 1
    return null
  }

  /** Whether a call of it, that came now, would be the next one: then it begins at once. */
  #isNext(parte: Parte, agora: number): boolean {
    if (this.esperando === 0) return this.#desde === null || agora - this.#desde < FATIA_MS
    for (const outra of this.#comFila) if (outra.vez <= parte.vez) return false
    return true
  }

  #find(nome: string): Parte {
    const conhecida = this.#partes.get(nome)
    if (conhecida) return conhecida
    if (this.#partes.size >= MUITAS) this.#forget()
    const nova = { fila: new Set<Espera>(), vez: 0 }
    this.#partes.set(nome, nova)
    return nova
  }

  #join(parte: Parte, hasLeft: Espera['hasLeft']): Promise<void> {
    const { fila } = parte
    if (fila.size >= MAX_FILA) {
      this.recusadas += 1
      return Promise.reject(new SemVez('VEZ_CARA'))
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const timer = setTimeout(() => {
      this.recusadas += 1
      espera.leave('VEZ_CARA')
    }, ESPERA_MS)
    const out = () => {
      clearTimeout(timer)
      fila.delete(espera)
      if (fila.size === 0) this.#comFila.delete(parte)
      this.esperando -= 1
    }
    const espera: Espera = {
      begin: () => {
        out()
        resolve()
      },
      leave: (code) => {
        out()
        reject(new SemVez(code))
      },
      hasLeft,
    }
    fila.add(espera)
    this.#comFila.add(parte)
    this.esperando += 1
    return promise
  }

  /** After this look at the sockets comes a turn, and then its end, when all that it began has done what it does in one go. */
  #schedule(): void {
    if (this.#isMarcada) return
    this.#isMarcada = true
    setImmediate(() => this.#pass())
    // Each is called when what the one before it began has done what it does in one go.
    for (let i = 1; i < POR_VOLTA && this.esperando > 0; i++) setImmediate(() => this.#passOn())
    setImmediate(() => this.#end())
  }

  #pass(): void {
    this.#volta = performance.now()
    const outro = this.#desde === null ? this.#volta - this.#fim : 0
    for (let quantas = 1 + Math.floor(outro / OUTRO_MS); quantas > 0 && this.esperando > 0; quantas -= 1)
      this.#beginNext()
  }

  #passOn(): void {
    if (this.esperando > 0 && performance.now() - this.#volta < VOLTA_MS) this.#beginNext()
  }

  #end(): void {
    this.#isMarcada = false
    this.#desde = null
    this.#fim = performance.now()
    if (this.esperando > 0) this.#schedule()
  }

  #beginNext(): void {
    for (let proxima = this.#pickNext(); proxima; proxima = this.#pickNext()) {
      for (const espera of proxima.fila) {
        if (!espera.hasLeft?.()) {
          proxima.vez = this.#vez += 1
          espera.begin()
          return
        }
        this.desistidas += 1
        espera.leave('CLIENTE_SAIU')
      }
    }
  }

  /** Whoever is waited for and had its turn longest ago. */
  #pickNext(): Parte | null {
    let proxima: Parte | null = null
    for (const parte of this.#comFila) if (!proxima || parte.vez < proxima.vez) proxima = parte
    return proxima
  }

  #forget(): void {
    for (const [nome, { fila }] of this.#partes) if (fila.size === 0) this.#partes.delete(nome)
  }
}
