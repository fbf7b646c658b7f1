import type { ConteudoNovo, MensagemChat } from '@vitrine/contract'
import { enqueue, findProxima, refuse, retry, settle, type Fila } from '@vitrine/rules/chat'

import type { Meio } from './meio.ts'
import { donoOf, type QuemConversa } from './quem-conversa.ts'

export type FilaChat = Fila<ConteudoNovo>

/** After a call that did not come through, the next try by itself. */
const DE_NOVO_MS = 5000
const nada: FilaChat = []
const filas = new Map<string, FilaStore>()

/** What waits on this device for a cliente at a store, or for all of them, written by one login. Of the browser alone. */
export function filaOf(meio: Meio, quem: QuemConversa, idusuario: string): FilaStore {
  const dono = `${donoOf(quem)}:${idusuario}`
  const known = filas.get(dono) ?? new FilaStore(meio, quem, idusuario)
  filas.set(dono, known)
  return known
}

const chaveOf = (quem: QuemConversa) => `vitrine_chat:${donoOf(quem)}`

interface Guardada {
  idusuario?: string
  fila?: FilaChat
}

function readChave(chave: string): Guardada {
  try {
    return JSON.parse(localStorage.getItem(chave) ?? '{}') as Guardada // written by #keep
  } catch {
    return {}
  }
}

/** Sends what waits from an earlier page, when it is of the login that is here now. */
export async function sendGuardadas(meio: Meio, quem: QuemConversa): Promise<void> {
  const { idusuario } = readChave(chaveOf(quem))
  if (idusuario === undefined) return
  const resposta = await meio.api('GET /v4/chat/salas', { query: { ...quem, perpage: 1 } })
  const isSame = resposta.ok && resposta.dados.data[0]?.eu.idusuario === idusuario
  if (isSame) await filaOf(meio, quem, idusuario).send()
}

export class FilaStore {
  #meio: Meio
  #quem: QuemConversa
  #idusuario: string
  #chave: string
  #fila: FilaChat
  /** The device takes nothing more: what waits lives as long as its page. */
  #isCheio = false
  #deNovo: ReturnType<typeof setTimeout> | undefined
  #listeners = new Set<() => void>()
  #deEnviadas = new Set<(mensagem: MensagemChat) => void>()

  constructor(meio: Meio, quem: QuemConversa, idusuario: string) {
    this.#meio = meio
    this.#quem = quem
    this.#idusuario = idusuario
    this.#chave = chaveOf(quem)
    this.#fila = this.#readGuardada()
    addEventListener('storage', ({ key }) => {
      if (key === this.#chave && meio.mayKeepConversa()) this.#show(this.#readGuardada())
    })
    addEventListener('online', () => void this.send())
    meio.onForget(() => {
      clearTimeout(this.#deNovo)
      filas.clear()
      this.#show(nada)
    })
  }

  read = (): FilaChat => this.#fila

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Told of each message that the shop took. */
  onEnviada(listener: (mensagem: MensagemChat) => void): () => void {
    this.#deEnviadas.add(listener)
    return () => void this.#deEnviadas.delete(listener)
  }

  add(nova: { sala: string; conteudo: ConteudoNovo; interna?: boolean }): void {
    const quando = new Date().toISOString()
    this.#change((antes) => enqueue(antes, { ...nova, idmensagem: crypto.randomUUID(), quando }))
    void this.send()
  }

  retry(idmensagem: string): void {
    this.#change((antes) => retry(antes, idmensagem))
    void this.send()
  }

  /** Its writer takes it back, or the shop has it. */
  drop(idmensagem: string): void {
    this.#change((antes) => settle(antes, idmensagem))
  }

  /** Sends what waits, one after the other, from one tab at a time: what was written first arrives first. */
  send(): Promise<void> {
    return holdVez(this.#chave, async () => {
      this.#change((antes) => antes)
      for (let goesOn = true; goesOn;) goesOn = await this.#sendProxima()
    })
  }

  /** Answers whether the next one may be tried. */
  async #sendProxima(): Promise<boolean> {
    const proxima = findProxima(this.#fila)
    if (!proxima) return false
    const { idmensagem, sala, conteudo, interna } = proxima
    const resposta = await this.#meio.api('POST /v4/chat/salas/{sala}/mensagens', {
      params: { sala },
      body: { ...this.#quem, idmensagem, conteudo, interna },
    })
    if (resposta.ok) {
      // Shown in the room before it leaves what waits: at no moment it is nowhere.
      for (const listener of this.#deEnviadas) listener(resposta.dados)
      this.#change((antes) => settle(antes, idmensagem))
      return true
    }
    if (isPassageira(resposta.status)) {
      clearTimeout(this.#deNovo)
      this.#deNovo = setTimeout(() => void this.send(), DE_NOVO_MS)
      return false
    }
    this.#change((antes) => refuse(antes, idmensagem, resposta.falha.error))
    return true
  }

  /**
   * Each change is made to what is kept now: another tab may have written meanwhile. Where the
   * device may keep nothing, what waits lives as long as its page.
   */
  #change(next: (antes: FilaChat) => FilaChat): void {
    const keeps = this.#meio.mayKeepConversa() && !this.#isCheio
    const antes = keeps ? this.#readGuardada() : this.#fila
    const depois = next(antes)
    if (keeps && depois !== antes) this.#keep(depois)
    this.#show(depois)
  }

  #keep(fila: FilaChat): void {
    try {
      if (fila.length === 0) localStorage.removeItem(this.#chave)
      else localStorage.setItem(this.#chave, JSON.stringify({ idusuario: this.#idusuario, fila }))
    } catch {
      this.#isCheio = true
    }
  }

  #show(fila: FilaChat): void {
    if (fila === this.#fila || (fila.length === 0 && this.#fila.length === 0)) return
    this.#fila = fila
    for (const listener of this.#listeners) listener()
  }

  /** What another login left behind is not this one's to send. */
  #readGuardada(): FilaChat {
    const { idusuario, fila = nada } = readChave(this.#chave)
    return idusuario === this.#idusuario ? fila : nada
  }
}

/** No connection, a shop that rests, a session to be renewed: it waits, and with it what was written after it. */
const isPassageira = (status: number) => status === 0 || status === 401 || status === 429 || status >= 500

let vez = Promise.resolve()

/** Runs `work` when no other tab does. */
function holdVez(nome: string, work: () => Promise<void>): Promise<void> {
  vez = vez
    // Over http there are no locks: one message is one all the same, by its id.
    .then(() => ('locks' in navigator ? navigator.locks.request(nome, work) : work()))
    // A page that is being left gets no lock: what waits is kept.
    .catch(() => {})
  return vez
}
