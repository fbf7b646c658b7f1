import * as fc from 'fast-check'
import { createStore } from 'zustand/vanilla'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Carrinho, ItemCarrinho } from '@vitrine/contract'
import type { Client } from '@vitrine/contract/client'

import { bare } from './armazenamento.ts'
import { applyPasso, estadoVazio, semAnotacoes } from './estado.ts'
import type { EstadoCarrinho } from './estado.ts'
import { startSincronia } from './sincronia.ts'

/** What becomes of one save: how long each way takes, and whether it or its answer is lost. */
interface Sorte {
  ida: number
  volta: number
  perda: 'nada' | 'pedido' | 'resposta' | 'proxy'
}

/** What happens in a run: waits between, in ms; a click of this page or of another device, words, a look. */
type Ato = { espera: number } & (
  | { que: 'clique' | 'outro'; id: string; delta: number }
  | { que: 'escreve'; texto: string }
  | { que: 'olha' }
)

const item = (id: string, quantidade: number): ItemCarrinho => ({
  ...bare({ id, quantidade }),
  nome: id,
  granularidade: 1,
})
const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
  })

interface Pedido {
  cartItens: { id: string; quantidade: number }[]
  revisao?: number
  idsalvamento?: string
  observacao?: string
}

/** The server's cart as readings 5 tell it: revisions, keys of saves, words; the luck of each save is drawn beforehand. */
function createModelo(sortes: readonly Sorte[]) {
  const linhas = new Map<string, number>()
  const salvamentos: string[] = []
  let revisao = 1
  let observacao = ''
  let n = 0
  let isWhole = false
  const show = () =>
    ({
      revisao,
      salvamentos: [...salvamentos],
      produtosSelecionados: [...linhas].map(([id, quantidade]) => item(id, quantidade)),
      mensagem: null,
      mudancas: [],
      bloqueio_atendimento: null,
      ...semAnotacoes,
      observacao,
    }) as unknown as Carrinho // the fields that the cart takes over
  function save(body: Pedido) {
    if (body.revisao !== revisao) {
      const falha = { codigo: 'carrinho_desatualizado', error: '', detalhes: { carrinho: show() } }
      return { ok: false, status: 409, falha }
    }
    linhas.clear()
    for (const { id, quantidade } of body.cartItens) if (quantidade > 0) linhas.set(id, quantidade)
    if (body.idsalvamento) salvamentos.push(body.idsalvamento)
    if (body.observacao !== undefined) ({ observacao } = body)
    revisao += 1
    return { ok: true, dados: show() }
  }
  const api = (async (key: string, { body }: { body: Pedido }) => {
    const { ida, volta, perda } = (isWhole ? undefined : sortes[n++]) ?? { ida: 1, volta: 1, perda: 'nada' }
    await wait(ida)
    if (perda === 'pedido') return { ok: false, status: 0, falha: { codigo: 'interna', error: '' } }
    if (perda === 'proxy') return { ok: false, status: 500, falha: { codigo: 'interna', error: '' } }
    const resposta = key.startsWith('GET') ? { ok: true, dados: show() } : save(body)
    await wait(volta)
    return perda === 'resposta' ? { ok: false, status: 0, falha: { codigo: 'interna', error: '' } } : resposta
  }) as unknown as Client // two calls of the contract are enough here
  return {
    api,
    add(id: string, delta: number) {
      linhas.set(id, (linhas.get(id) ?? 0) + delta)
      revisao += 1
    },
    /** From now on nothing is slow or lost. */
    mend() {
      isWhole = true
    },
    linhas: () => Object.fromEntries([...linhas].toSorted(([a], [b]) => a.localeCompare(b))),
    observacao: () => observacao,
  }
}

const ms = fc.integer({ min: 0, max: 4000 })
const ids = fc.constantFrom('a', 'b', 'c')
const ato: fc.Arbitrary<Ato> = fc.oneof(
  fc.record({
    que: fc.constantFrom('clique' as const, 'clique' as const, 'outro' as const),
    espera: ms,
    id: ids,
    delta: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({
    que: fc.constant('escreve' as const),
    espera: ms,
    texto: fc.constantFrom('sem gelo', 'às 9h', 'ok'),
  }),
  fc.record({ que: fc.constant('olha' as const), espera: ms }),
)
const sorteOf = (...perdas: Sorte['perda'][]): fc.Arbitrary<Sorte> =>
  fc.record({ ida: ms, volta: ms, perda: fc.constantFrom(...perdas) })

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Plays the acts; answers what ought to be on the server, what is, and what the page shows. */
async function play(atos: readonly Ato[], sortes: readonly Sorte[], { saves }: { saves: number }) {
  const servidor = createModelo(sortes)
  const store = createStore<EstadoCarrinho>()(() => ({ ...estadoVazio, revisao: 1 }))
  const sincronia = startSincronia({
    store,
    api: servidor.api,
    idfornecedor: 'emporio',
    idcliente: 'ana',
    debounce: 1000,
  })
  const certo: Record<string, number> = {}
  let escrito = ''
  for (const feito of atos) {
    await vi.advanceTimersByTimeAsync(feito.espera)
    if (feito.que === 'olha') void sincronia.refresh()
    else if (feito.que === 'escreve') {
      escrito = feito.texto
      const { anotacoes } = store.getState()
      store.setState({
        anotacoes: { ...anotacoes, observacao: escrito },
        anotou: ['observacao'],
        situacao: 'pendente',
      })
    } else {
      const { id, delta } = feito
      certo[id] = (certo[id] ?? 0) + delta
      if (feito.que === 'outro') servidor.add(id, delta)
      else store.setState(applyPasso(store.getState(), { tipo: 'soma', id, delta }, item(id, 0)))
    }
  }
  // A healthy network needs nothing more; after losses the page saves again when it hears that it is online.
  await vi.advanceTimersByTimeAsync(120_000)
  servidor.mend()
  for (let vez = 0; vez < saves; vez += 1) {
    void sincronia.save()
    await vi.advanceTimersByTimeAsync(60_000)
  }
  void sincronia.refresh()
  await vi.advanceTimersByTimeAsync(20_000)
  sincronia.stop()
  const { itens, situacao, passos, anotacoes } = store.getState()
  const mostrado = Object.fromEntries(itens.map(({ id, quantidade }) => [id, quantidade]))
  return { certo, escrito, servidor, mostrado, situacao, passos, anotacoes }
}

const sorted = (linhas: Record<string, number>) =>
  Object.fromEntries(Object.entries(linhas).toSorted(([a], [b]) => a.localeCompare(b)))

test('with any delays, clicks and words arrive by themselves, once, beside those of another device (T6)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(ato, { minLength: 1, maxLength: 12 }),
      fc.array(sorteOf('nada'), { maxLength: 30 }),
      async (atos, sortes) => {
        const fim = await play(atos, sortes, { saves: 0 })
        expect(fim.servidor.linhas()).toEqual(sorted(fim.certo))
        expect(fim.servidor.observacao()).toBe(fim.escrito)
        expect(fim).toMatchObject({ situacao: 'salvo', passos: [] })
      },
    ),
    {
      numRuns: 300,
      // A look that tells of a save before the save's own answer: a click made between was taken out with it.
      examples: [
        [
          [
            { que: 'clique', espera: 0, id: 'a', delta: 1 },
            { que: 'olha', espera: 0 },
            { que: 'clique', espera: 1000, id: 'a', delta: 1 },
          ],
          [
            { ida: 1002, volta: 0, perda: 'nada' },
            { ida: 0, volta: 3, perda: 'nada' },
          ],
        ],
      ],
    },
  )
})

test('with any losses of saves and answers nothing is lost and nothing counts twice (T6, readings 5)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(ato, { minLength: 1, maxLength: 12 }),
      fc.array(sorteOf('nada', 'pedido', 'resposta', 'proxy'), { maxLength: 12 }),
      async (atos, sortes) => {
        const fim = await play(atos, sortes, { saves: 2 })
        expect(fim.servidor.linhas()).toEqual(sorted(fim.certo))
        expect(sorted(fim.mostrado)).toEqual(sorted(fim.certo))
        expect(fim.servidor.observacao()).toBe(fim.escrito)
        expect(fim.anotacoes.observacao).toBe(fim.escrito)
      },
    ),
    { numRuns: 300 },
  )
})
