import type { HistoricoChat, LeituraChat, MensagemChat } from '@vitrine/contract'
import { createFetchClient, type Client } from '@vitrine/contract/client'
import {
  isBehind,
  openConversa,
  takeMensagem,
  takeMudancas,
  takeAntes,
  hasAntes,
  type Conversa,
} from '@vitrine/rules/chat'

import type { FilaStore } from '../../conversa/src/fila.store.ts'
import type { Meio } from '../../conversa/src/meio.ts'

/** Whose device, and in which room. */
export interface Login {
  token: string
  lado: 'CLIENTE' | 'LOJA'
  idfornecedor: string
  /** Who works for the store names nobody. */
  idcliente?: string
  idusuario: string
  sala: string
}

export type Filas = new (
  meio: Meio,
  quem: { idfornecedor: string; idcliente?: string },
  idusuario: string,
) => FilaStore

/** What becomes of calls between a device and the shop. */
interface Rede {
  isCortada: boolean
  /** So many answers to come are lost: the shop has done it, and the device does not hear of it. */
  semVolta: number
}

let paginas = 0

/** A device with the shop's own queue and its own picture of the room: what a screen of the conversation is, without the drawing. */
export class Aparelho {
  readonly nome: string
  readonly login: Login
  readonly rede: Rede = { isCortada: false, semVolta: 0 }
  /** What its writer wrote, in that order. */
  readonly escritas: string[] = []
  fila!: FilaStore
  conversa: Conversa<MensagemChat> | null = null
  /** Up to which place somebody has looked at this page. */
  vista = 0
  /** What the shop was told of that, and what it may have heard before it died. */
  lidaChegada = 0
  lidaIncerta = 0
  #dita: LeituraChat = { entregue_ate: 0, lida_ate: 0 }
  #api!: Client
  #Filas: Filas
  #pagina = 0
  #baseOf: () => string

  constructor(nome: string, login: Login, { Filas, baseOf }: { Filas: Filas; baseOf: () => string }) {
    this.nome = nome
    this.login = login
    this.#Filas = Filas
    this.#baseOf = baseOf
    this.reload()
  }

  /** The page ends as it is, and another one begins with what the device keeps. */
  reload(): void {
    const pagina = (paginas += 1)
    this.#pagina = pagina
    this.#api = createFetchClient(() => ({ 'x-aparelho': this.nome, 'x-pagina': String(pagina) }))
    this.conversa = null
    this.vista = 0
    this.#dita = { entregue_ate: 0, lida_ate: 0 }
    const isViva = () => this.#pagina === pagina
    const meio: Meio = { api: this.#api, outroLado: 'LOJA', mayKeepConversa: isViva, onForget: () => {} }
    // Devices have a storage each: here one with names of their own.
    const quem = {
      idfornecedor: this.login.idfornecedor,
      idcliente: `${this.login.idcliente ?? ''}#${this.nome}`,
    }
    this.fila = new this.#Filas(meio, quem, this.login.idusuario)
    this.fila.onEnviada((enviada) => isViva() && this.take(enviada))
  }

  write(texto: string): void {
    this.escritas.push(texto)
    this.fila.add({ sala: this.login.sala, conteudo: { tipo: 'TEXTO', texto } })
  }

  /** The way to the shop: what is cut does not arrive, what is lost arrives and is not heard of. */
  async fetch(url: string, init: RequestInit): Promise<Response> {
    const { 'x-aparelho': _, 'x-pagina': pagina, ...headers } = init.headers as Record<string, string>
    const isCalada = () => this.rede.isCortada || String(this.#pagina) !== pagina
    if (isCalada()) throw new TypeError('Failed to fetch')
    const body = typeof init.body === 'string' ? init.body.replaceAll(`#${this.nome}`, '') : undefined
    const lida = url.endsWith('/leitura') ? (JSON.parse(body ?? '{}') as LeituraChat).lida_ate : 0
    const { token } = this.login
    const semNinguem = this.login.idcliente === undefined ? body?.replace('"idcliente":"",', '') : body
    this.lidaIncerta = Math.max(this.lidaIncerta, lida)
    const resposta = await realFetch(this.base + url, {
      method: init.method,
      body: semNinguem,
      headers: { ...headers, authorization: `Bearer ${token}` },
    })
    if (resposta.ok) this.lidaChegada = Math.max(this.lidaChegada, lida)
    const isPerdida = this.rede.semVolta > 0
    if (isPerdida) this.rede.semVolta -= 1
    if (isPerdida || isCalada()) throw new TypeError('Failed to fetch')
    return resposta
  }

  /** Of the shop that serves now. */
  get base(): string {
    return this.#baseOf()
  }

  /** Opens the room where it is not open yet, then asks what changed, until nothing is left (true) or the shop does not answer. */
  async ask(): Promise<boolean> {
    if (!this.conversa) {
      const resposta = await this.#read({})
      if (!resposta) return false
      this.conversa = openConversa(resposta, resposta.sala.revisao)
      this.#dita = resposta.sala.eu
    }
    for (let mais = true; mais;) {
      const resposta: HistoricoChat | null = await this.#read({ desde: this.conversa.revisao })
      if (!resposta) return false
      const { mensagens, maisDepois, sala } = resposta
      const ate = maisDepois ? (mensagens.at(-1)?.revisao ?? sala.revisao) : sala.revisao
      this.conversa = takeMudancas(this.conversa, mensagens, ate)
      mais = maisDepois
    }
    return true
  }

  /** Older ones, until the room's first is here (true) or the shop does not answer. */
  async askAntes(): Promise<boolean> {
    while (this.conversa && hasAntes(this.conversa)) {
      const resposta = await this.#read({ antes: this.conversa.primeira })
      if (!resposta) return false
      this.conversa = takeAntes(this.conversa, resposta)
    }
    return true
  }

  take(mensagem: MensagemChat): void {
    if (!this.conversa) return
    this.conversa = takeMensagem(this.conversa, mensagem)
    if (isBehind(this.conversa, mensagem.revisao)) void this.ask()
  }

  /** Somebody looks at the newest that is here, and the shop is told. */
  async look(): Promise<void> {
    if (!this.conversa) return
    this.vista = Math.max(this.vista, this.conversa.conhecidas.at(-1)?.sequencia ?? 0)
    await this.tellLeitura()
  }

  async tellLeitura(): Promise<void> {
    const antes = this.#dita
    const newest = this.conversa?.conhecidas.at(-1)?.sequencia ?? 0
    const agora = { entregue_ate: newest, lida_ate: Math.max(antes.lida_ate, this.vista) }
    if (agora.entregue_ate <= antes.entregue_ate && agora.lida_ate <= antes.lida_ate) return
    this.#dita = agora
    const { idfornecedor, idcliente, sala } = this.login
    const resposta = await this.#api('POST /v4/chat/salas/{sala}/leitura', {
      params: { sala },
      body: { idfornecedor, idcliente, ...agora },
    })
    if (!resposta.ok) this.#dita = antes
  }

  /** The room as the shop has it for this login; null: it does not answer. */
  async #read(query: { desde?: number; antes?: number }): Promise<HistoricoChat | null> {
    const { idfornecedor, idcliente, sala } = this.login
    const resposta = await this.#api('GET /v4/chat/salas/{sala}/mensagens', {
      params: { sala },
      query: { idfornecedor, idcliente, ...query },
    })
    return resposta.ok ? resposta.dados : null
  }
}

const realFetch = globalThis.fetch
