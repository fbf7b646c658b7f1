import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  enqueue,
  findProxima,
  hasAntes,
  isBehind,
  listMensagens,
  openConversa,
  settle,
  takeAntes,
  takeMensagem,
  takeMudancas,
  type Conversa,
  type Fila,
} from './index.ts'

/**
 * A room of a shop that numbers as the server does, and devices with all that happens to them: events that are lost, answers that are
 * lost or late, pages loaded anew. In the end each device shows what the shop has, and what was written is there once, in order.
 */
interface Mensagem {
  idmensagem: string
  sequencia: number
  revisao: number
  texto: string
  interna: boolean
}

class Loja {
  mensagens: Mensagem[] = []
  revisao = 0
  write(idmensagem: string, interna = false): Mensagem {
    const known = this.mensagens.find((cada) => cada.idmensagem === idmensagem)
    if (known) return known
    this.revisao += 1
    const sequencia = this.mensagens.length + 1
    const nova = { idmensagem, sequencia, revisao: this.revisao, texto: idmensagem, interna }
    this.mensagens.push(nova)
    return nova
  }
  edit(qual: number): Mensagem | undefined {
    const antes = this.mensagens[qual % Math.max(this.mensagens.length, 1)]
    if (!antes) return undefined
    this.revisao += 1
    const nova = { ...antes, revisao: this.revisao, texto: `${antes.idmensagem}, edited at ${this.revisao}` }
    this.mensagens[antes.sequencia - 1] = nova
    return nova
  }
  get visiveis(): Mensagem[] {
    return this.mensagens.filter(({ interna }) => !interna)
  }
  readAntes(antes = Infinity, limit = 3) {
    const todas = this.visiveis.filter(({ sequencia }) => sequencia < antes)
    return { mensagens: todas.slice(-limit), maisAntes: todas.length > limit }
  }
  readDesde(desde: number, limit = 2) {
    const todas = this.visiveis
      .filter(({ revisao }) => revisao > desde)
      .toSorted((a, b) => a.revisao - b.revisao)
    const mensagens = todas.slice(0, limit)
    const maisDepois = todas.length > limit
    return { mensagens, maisDepois, ate: maisDepois ? mensagens.at(-1)!.revisao : this.revisao }
  }
}

class Aparelho {
  conversa: Conversa<Mensagem>
  /** What is kept: it outlives the page. */
  guardada: Fila<string> = []
  escritas: string[] = []
  isLigado = true
  /** Events on their way, and an answer to what was asked for earlier. */
  eventos: Mensagem[] = []
  atrasada: ReturnType<Loja['readAntes']> | null = null
  nome: string
  loja: Loja
  constructor(nome: string, loja: Loja) {
    this.nome = nome
    this.loja = loja
    this.conversa = this.open()
  }
  open() {
    const { revisao } = this.loja
    return openConversa(this.loja.readAntes(), revisao)
  }
  write() {
    const idmensagem = `${this.nome}${this.escritas.length + 1}`
    this.escritas.push(idmensagem)
    this.guardada = enqueue(this.guardada, { idmensagem, sala: '', conteudo: '', quando: '' })
  }
  /** @param sorte what becomes of the call: it does not arrive, its answer does not, or both do */
  send(sorte: number, tell: (mensagem: Mensagem) => void) {
    const proxima = findProxima(this.guardada)
    if (!proxima || !this.isLigado || sorte === 0) return
    const size = this.loja.mensagens.length
    const mensagem = this.loja.write(proxima.idmensagem)
    if (this.loja.mensagens.length > size) tell(mensagem)
    if (sorte === 1) return
    this.conversa = takeMensagem(this.conversa, mensagem)
    this.guardada = settle(this.guardada, proxima.idmensagem)
  }
  hear() {
    const evento = this.eventos.shift()
    if (!evento) return
    this.conversa = takeMensagem(this.conversa, evento)
    if (isBehind(this.conversa, evento.revisao)) this.ask()
  }
  ask() {
    for (let mais = true; mais;) {
      const { mensagens, maisDepois, ate } = this.loja.readDesde(this.conversa.revisao)
      this.conversa = takeMudancas(this.conversa, mensagens, ate)
      mais = maisDepois
    }
  }
  askAntes() {
    this.atrasada = this.loja.readAntes(this.conversa.primeira)
  }
  hearAntes() {
    if (this.atrasada) this.conversa = takeAntes(this.conversa, this.atrasada)
    this.atrasada = null
  }
  cut() {
    this.isLigado = false
    this.eventos = []
  }
  connect() {
    this.isLigado = true
    this.ask()
  }
  reload() {
    this.eventos = []
    this.atrasada = null
    this.conversa = this.open()
  }
}

const passo = fc.record({
  quem: fc.nat(1),
  feito: fc.constantFrom(
    'write',
    'write',
    'send',
    'send',
    'outro',
    'interna',
    'edit',
    'hear',
    'hear',
    'lose',
    'askAntes',
    'hearAntes',
    'cut',
    'connect',
    'reload',
  ),
  sorte: fc.nat(30),
})

test('cuts, lost and late answers, reloads, edits and notes of the team: nothing is lost, doubled, stale or out of order (B3)', () => {
  fc.assert(
    fc.property(fc.array(passo, { maxLength: 60 }), (passos) => {
      const loja = new Loja()
      for (let i = 1; i <= 8; i += 1) loja.write(`velha${i}`)
      const aparelhos = [new Aparelho('a', loja), new Aparelho('b', loja)] as const
      const tell = (mensagem: Mensagem | undefined) => {
        if (!mensagem || mensagem.interna) return
        for (const { isLigado, eventos } of aparelhos) if (isLigado) eventos.push(mensagem)
      }
      const fazem: Record<string, (aparelho: Aparelho, sorte: number) => void> = {
        write: (aparelho) => aparelho.write(),
        send: (aparelho, sorte) => aparelho.send(sorte % 4, tell),
        outro: (_, sorte) => tell(loja.write(`loja${sorte}`)),
        interna: (_, sorte) => tell(loja.write(`nota${sorte}`, true)),
        edit: (_, sorte) => tell(loja.edit(sorte)),
        hear: (aparelho) => aparelho.hear(),
        lose: (aparelho) => void aparelho.eventos.shift(),
        askAntes: (aparelho) => aparelho.askAntes(),
        hearAntes: (aparelho) => aparelho.hearAntes(),
        cut: (aparelho) => aparelho.cut(),
        connect: (aparelho) => aparelho.connect(),
        reload: (aparelho) => aparelho.reload(),
      }
      for (const { quem, feito, sorte } of passos) {
        fazem[feito]?.(aparelhos[quem]!, sorte)
        // What a screen shows has no hole and no place twice, whatever has come of it.
        for (const { conversa } of aparelhos) {
          const vistas = listMensagens(conversa).map(({ sequencia }) => sequencia)
          expect(vistas).toEqual([...new Set(vistas)].toSorted((a, b) => a - b))
        }
      }
      for (const aparelho of aparelhos) {
        aparelho.connect()
        while (findProxima(aparelho.guardada)) aparelho.send(3, tell)
      }
      for (const { nome, escritas } of aparelhos)
        expect(
          loja.mensagens
            .filter(({ idmensagem }) => idmensagem.startsWith(nome))
            .map((cada) => cada.idmensagem),
        ).toEqual(escritas)
      for (const aparelho of aparelhos) {
        aparelho.hearAntes()
        aparelho.ask()
        while (hasAntes(aparelho.conversa)) {
          aparelho.askAntes()
          aparelho.hearAntes()
        }
        expect(listMensagens(aparelho.conversa)).toEqual(loja.visiveis)
        expect(aparelho.conversa.revisao).toBe(loja.revisao)
      }
    }),
    { numRuns: 1000 },
  )
})
