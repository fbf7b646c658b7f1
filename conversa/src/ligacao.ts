import type { Socket } from 'socket.io-client'

import type { DadosDoServidor, EventoDoServidor, HistoricoChat } from '@vitrine/contract'

import { donoOf, type QuemConversa } from './quem-conversa.ts'

/** `por-chamadas`: the socket did not come after all tries, so it is asked by calls. */
export type EstadoLigacao = 'ligando' | 'ao-vivo' | 'por-chamadas'

/** What is told of a socket; `aoVivo`: from now on; `pergunta`: look by calls now, because nothing is told. */
export interface Ouvinte extends Partial<{ [E in EventoDoServidor]: (dados: DadosDoServidor<E>) => void }> {
  aoVivo?: () => void
  pergunta?: () => void
}

/** Asked by calls so often where the socket does not come (ux 1.18.5). */
const PERGUNTA_MS = 10_000
/** After a minute of asking, the socket is tried once more. */
const VEZES_ATE_TENTAR = 6
/** After these, what a page has read of lists may be of before. */
const MEXEM: ReadonlySet<EventoDoServidor> = new Set(['sala', 'negociacao', 'presenca-carrinho', 'reler'])
/** From one screen to the next the socket stays. */
const FECHA_MS = 3000

const ligacoes = new Map<string, Ligacao>()

/** The socket of a cliente at a store, one for everything on the page that listens. Of the browser alone. */
export function ligacaoOf(quem: QuemConversa): Ligacao {
  const known = ligacoes.get(donoOf(quem)) ?? new Ligacao(quem)
  ligacoes.set(donoOf(quem), known)
  return known
}

export class Ligacao {
  #quem: QuemConversa
  #ouvintes = new Set<Ouvinte>()
  #deEstado = new Set<() => void>()
  #estado: EstadoLigacao = 'ligando'
  #socket: Socket | null = null
  #isOpen = false
  #mexeu = -Infinity
  #fecha: ReturnType<typeof setTimeout> | undefined
  #relogio: ReturnType<typeof setInterval> | undefined

  constructor(quem: QuemConversa) {
    this.#quem = quem
  }

  readEstado = (): EstadoLigacao => this.#estado

  onEstado = (listener: () => void): (() => void) => {
    this.#deEstado.add(listener)
    return () => void this.#deEstado.delete(listener)
  }

  /** Whether something of a list has moved a moment ago, or may have unheard: the socket has just come. */
  hasMoved = (ms: number): boolean => Date.now() - this.#mexeu < ms

  /** Listens until the returned function is called; the first one opens the socket, the last one closes it. */
  follow(ouvinte: Ouvinte): () => void {
    clearTimeout(this.#fecha)
    this.#ouvintes.add(ouvinte)
    if (!this.#isOpen) this.#open()
    else if (this.#estado === 'ao-vivo') ouvinte.aoVivo?.()
    return () => {
      this.#ouvintes.delete(ouvinte)
      clearTimeout(this.#fecha)
      this.#fecha = setTimeout(() => this.#ouvintes.size === 0 && this.#close(), FECHA_MS)
    }
  }

  /** Hears of a room from now on, and what changed in it since a revision; null: the socket did not answer. */
  async enterSala(sala: string, desde: number): Promise<HistoricoChat | null> {
    if (!this.#socket?.connected) return null
    const { dados } = (await this.#socket
      .timeout(PERGUNTA_MS)
      .emitWithAck('room-handshake', { sala, desde })
      .catch(() => ({}))) as { dados?: HistoricoChat } // eventosDoCliente: validated by the server
    return dados ?? null
  }

  leaveSala(sala: string): void {
    if (this.#socket?.connected) this.#socket.emit('room-leave', { sala })
  }

  tellDigitando(sala: string): void {
    if (this.#socket?.connected) this.#socket.emit('digitando', { sala })
  }

  /** A customer looks at its cart, or no more; each connection is told it anew. */
  tellCarrinho(aberto: boolean): void {
    if (this.#socket?.connected) this.#socket.emit('carrinho', { aberto })
  }

  /** Tries anew, from the first of the tries on. */
  reconnect = (): void => {
    if (!this.#isOpen || this.#socket?.connected) return
    this.#stop()
    this.#change('ligando')
    void this.#connect()
  }

  #open(): void {
    this.#isOpen = true
    document.addEventListener('visibilitychange', this.#look)
    addEventListener('online', this.reconnect)
    // A page with an open socket is not kept for the way back.
    addEventListener('pagehide', this.#stop)
    addEventListener('pageshow', this.reconnect)
    void this.#connect()
  }

  #close(): void {
    this.#isOpen = false
    document.removeEventListener('visibilitychange', this.#look)
    removeEventListener('online', this.reconnect)
    removeEventListener('pagehide', this.#stop)
    removeEventListener('pageshow', this.reconnect)
    this.#stop()
    this.#change('ligando')
  }

  #stop = (): void => {
    this.#socket?.disconnect()
    this.#socket = null
  }

  /** Who comes back to the page after a while sees at once what it missed. */
  #look = (): void => {
    if (document.visibilityState !== 'visible') return
    if (this.#estado === 'por-chamadas') this.reconnect()
    else this.#tell(({ pergunta }) => pergunta?.())
  }

  #ask = (): void => {
    if (document.visibilityState === 'visible') this.#tell(({ pergunta }) => pergunta?.())
  }

  #tell(tell: (ouvinte: Ouvinte) => void): void {
    for (const ouvinte of this.#ouvintes) tell(ouvinte)
  }

  #change(estado: EstadoLigacao): void {
    if (this.#estado === estado) return
    this.#estado = estado
    clearInterval(this.#relogio)
    if (estado === 'por-chamadas') {
      let vezes = 0
      this.#relogio = setInterval(() => {
        vezes += 1
        if (vezes % VEZES_ATE_TENTAR === 0) this.reconnect()
        else this.#ask()
      }, PERGUNTA_MS)
      this.#ask()
    }
    for (const listener of this.#deEstado) listener()
  }

  async #connect(): Promise<void> {
    try {
      const { createSocket } = await import('./socket.ts')
      if (!this.#isOpen || this.#socket) return
      this.#socket = createSocket({
        quem: this.#quem,
        tell: (evento, dados) => {
          if (MEXEM.has(evento)) this.#mexeu = Date.now()
          this.#tell((ouvinte) => ouvinte[evento]?.(dados as never)) // the key of this very event
        },
        onEntrada: () => {
          this.#mexeu = Date.now()
          this.#change('ao-vivo')
          this.#tell(({ aoVivo }) => aoVivo?.())
        },
        onQueda: () => this.#change('ligando'),
        onDesistencia: () => this.#change('por-chamadas'),
      })
    } catch {
      // Its file did not come.
      this.#change('por-chamadas')
    }
  }
}
