import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Carrinho, ItemCarrinho } from '@vitrine/contract'
import type { Client } from '@vitrine/contract/client'
import { createStore } from 'zustand/vanilla'

import { bare } from './armazenamento.ts'
import type { CupomCarrinho } from './cupom-carrinho.ts'
import { applyPasso, estadoVazio, semAnotacoes } from './estado.ts'
import type { EstadoCarrinho } from './estado.ts'
import { startSincronia } from './sincronia.ts'

const item = (id: string, quantidade: number): ItemCarrinho => ({
  ...bare({ id, quantidade }),
  nome: id,
  granularidade: 1,
})

const semCupom: CupomCarrinho = {
  codigoCupom: null,
  cupom: null,
  cupomAutomatico: false,
  cupomEscolhido: null,
  avisoCupom: null,
  habilitarVisualizacaoDesconto: false,
  cuponsUsaveis: { manual: null, automaticos: [], avisoVencido: '' },
}

function createCart(change: Partial<EstadoCarrinho> = {}) {
  return createStore<EstadoCarrinho>()(() => ({ ...estadoVazio, revisao: 1, ...change }))
}

/** A server that keeps what it is sent; `answers` come first, in order. */
function fakeServer(answers: unknown[] = []) {
  const sent: {
    cartItens: { id: string; quantidade: number }[]
    revisao?: number
    chavemescla?: string
    idsalvamento?: string
  }[] = []
  let revisao = 1
  const api = ((key: string, { body }: { body: (typeof sent)[number] }) => {
    if (!key.startsWith('GET')) sent.push(body)
    const answer = answers.shift()
    if (answer) return Promise.resolve(answer)
    revisao += 1
    const dados = {
      revisao,
      salvamentos: [],
      produtosSelecionados: body.cartItens.map(({ id, quantidade }) => item(id, quantidade)),
      mensagem: null,
      mudancas: [],
      bloqueio_atendimento: null,
      ...semAnotacoes,
    } as unknown as Carrinho // the fields that the cart takes over
    return new Promise((resolve) => {
      setTimeout(() => resolve({ ok: true, dados }), 3000)
    })
  }) as unknown as Client // two calls of the contract are enough here
  return { api, sent }
}

const start = (store: ReturnType<typeof createCart>, api: Client, idcliente: string | null = 'ana') =>
  startSincronia({ store, api, idfornecedor: 'emporio', idcliente, debounce: 1000 })

const add = (store: ReturnType<typeof createCart>, id: string) =>
  store.setState(applyPasso(store.getState(), { tipo: 'soma', id, delta: 1 }, item(id, 0)))

describe('§4, readings 5: saving the cart', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('saves once, 1 s after the last change', async () => {
    const store = createCart()
    const { api, sent } = fakeServer()
    start(store, api)
    add(store, 'a')
    await vi.advanceTimersByTimeAsync(900)
    add(store, 'a')
    await vi.advanceTimersByTimeAsync(999)
    expect(sent).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toMatchObject([{ cartItens: [{ id: 'a', quantidade: 2 }], revisao: 1 }])
  })

  it('a reply that takes 3 s leaves clicks made meanwhile, and they are saved after it', async () => {
    const store = createCart()
    const { api, sent } = fakeServer()
    start(store, api)
    add(store, 'a')
    await vi.advanceTimersByTimeAsync(1500)
    add(store, 'b')
    await vi.advanceTimersByTimeAsync(2600)
    expect(store.getState().itens.map(({ id }) => id)).toEqual(['a', 'b'])
    await vi.advanceTimersByTimeAsync(5000)
    expect(sent.at(-1)).toMatchObject({ cartItens: [{ id: 'a' }, { id: 'b' }], revisao: 2 })
    expect(store.getState()).toMatchObject({ situacao: 'salvo', passos: [] })
  })

  it("a visitor's clicks during a pricing that takes 3 s are priced after it", async () => {
    const store = createCart({ revisao: null })
    const { api, sent } = fakeServer()
    start(store, api, null)
    add(store, 'a')
    await vi.advanceTimersByTimeAsync(1500)
    add(store, 'b')
    await vi.advanceTimersByTimeAsync(7000)
    expect(sent.map(({ cartItens }) => cartItens.map(({ id }) => id))).toEqual([['a'], ['a', 'b']])
    expect(store.getState()).toMatchObject({ situacao: 'salvo', passos: [] })
  })

  it('a 409 applies the steps to the current cart and saves again', async () => {
    const atual = {
      revisao: 9,
      salvamentos: [],
      produtosSelecionados: [item('z', 4)],
      bloqueio_atendimento: null,
    }
    const conflict = {
      ok: false,
      status: 409,
      falha: { codigo: 'carrinho_desatualizado', error: '', detalhes: { carrinho: atual } },
    }
    const store = createCart()
    const { api, sent } = fakeServer([conflict])
    start(store, api)
    add(store, 'a')
    await vi.advanceTimersByTimeAsync(6000)
    expect(sent).toHaveLength(2)
    expect(sent[1]).toMatchObject({
      cartItens: [
        { id: 'a', quantidade: 1 },
        { id: 'z', quantidade: 4 },
      ],
      revisao: 9,
    })
  })

  it('a save whose answer was lost is not counted twice: the 409 names its key (readings 5)', async () => {
    const store = createCart()
    const lost = { ok: false, status: 0, falha: { codigo: 'interna', error: '' } }
    const answers: unknown[] = [lost]
    const { api, sent } = fakeServer(answers)
    const { save } = start(store, api)
    add(store, 'a')
    await vi.advanceTimersByTimeAsync(1100)
    const { idsalvamento } = sent[0] ?? {}
    expect(idsalvamento).toMatch(/^[0-9a-f-]{36}$/)
    const atual = { revisao: 2, salvamentos: [idsalvamento], produtosSelecionados: [item('a', 1)] }
    const detalhes = { carrinho: { ...atual, bloqueio_atendimento: null, ...semAnotacoes } }
    answers.push({ ok: false, status: 409, falha: { codigo: 'carrinho_desatualizado', error: '', detalhes } })
    const saved = save()
    await vi.advanceTimersByTimeAsync(8000)
    expect(await saved).toBe(true)
    expect(store.getState().itens).toMatchObject([{ id: 'a', quantidade: 1 }])
    expect(store.getState()).toMatchObject({ situacao: 'salvo', passos: [], envios: [] })
  })

  it('offline keeps the steps and says so; the next save sends them', async () => {
    const offline = { ok: false, status: 0, falha: { codigo: 'interna', error: '' } }
    const store = createCart()
    const { api } = fakeServer([offline])
    const { save } = start(store, api)
    add(store, 'a')
    await vi.advanceTimersByTimeAsync(1100)
    expect(store.getState()).toMatchObject({ situacao: 'semconexao', passos: [{ id: 'a' }] })
    const saved = save()
    await vi.advanceTimersByTimeAsync(4000)
    expect(await saved).toBe(true)
    expect(store.getState().situacao).toBe('salvo')
  })

  it("a visitor's lines merge at login under one key, and once", async () => {
    const store = createCart({ mescla: { chave: 'k1', itens: [item('a', 2)] } })
    const { api, sent } = fakeServer()
    start(store, api)
    await vi.advanceTimersByTimeAsync(4000)
    expect(sent).toMatchObject([{ cartItens: [{ id: 'a', quantidade: 2 }], chavemescla: 'k1' }])
    expect(store.getState().mescla).toBeNull()
    await vi.advanceTimersByTimeAsync(9000)
    expect(sent).toHaveLength(1)
  })

  it('a coupon is sent by the save that chooses it and by no other; the lines it asks about go along', async () => {
    const store = createCart()
    const { api, sent } = fakeServer()
    const { save } = start(store, api)
    add(store, 'a')
    store.setState({ cupomPedido: { codigo: 'DEZ' } })
    const saved = save()
    await vi.advanceTimersByTimeAsync(3000)
    expect(await saved).toBe(true)
    expect(sent).toMatchObject([{ cartItens: [{ id: 'a' }], codigoCupom: 'DEZ' }])
    add(store, 'a')
    await vi.advanceTimersByTimeAsync(5000)
    expect(sent[1]).not.toHaveProperty('codigoCupom')
  })

  it('a coupon chosen while a save is on its way is sent by the next one (readings 5)', async () => {
    const store = createCart()
    const { api, sent } = fakeServer()
    const { save } = start(store, api)
    add(store, 'a')
    await vi.advanceTimersByTimeAsync(1500)
    store.setState({ cupomPedido: { codigo: null } })
    const saved = save()
    await vi.advanceTimersByTimeAsync(8000)
    expect(await saved).toBe(true)
    expect(sent.map((body) => 'codigoCupom' in body)).toEqual([false, true])
    expect(store.getState().cupomPedido).toBeNull()
  })

  it("a visitor's coupon goes with every pricing: the server keeps nothing of it", async () => {
    const store = createCart({ revisao: null })
    const { api, sent } = fakeServer()
    const { save } = start(store, api, null)
    store.setState({ cupomPedido: { codigo: 'DEZ' } })
    void save()
    await vi.advanceTimersByTimeAsync(3000)
    store.setState({ cupom: { ...semCupom, cupomEscolhido: 'DEZ' } })
    add(store, 'a')
    await vi.advanceTimersByTimeAsync(5000)
    expect(sent).toMatchObject([{ codigoCupom: 'DEZ' }, { codigoCupom: 'DEZ' }])
  })

  it('a lock of an attendant is told and keeps the steps', async () => {
    const locked = {
      ok: false,
      status: 423,
      falha: { codigo: 'carrinho_bloqueado', error: 'Negociação em andamento' },
    }
    const store = createCart()
    const bloqueio_atendimento = { atendente: 'Marina', desde: '2026-11-21T12:00:00Z' }
    const held = {
      revisao: 1,
      salvamentos: [],
      produtosSelecionados: [],
      mensagem: null,
      mudancas: [],
      bloqueio_atendimento,
    }
    const { api } = fakeServer([locked, { ok: true, dados: { ...held, ...semAnotacoes } }])
    start(store, api)
    add(store, 'a')
    await vi.advanceTimersByTimeAsync(1100)
    expect(store.getState()).toMatchObject({
      situacao: 'bloqueado',
      bloqueio: { atendente: 'Marina' },
      itens: [{ id: 'a' }],
      passos: [{}],
    })
  })

  it('words to the store are saved with the next save, and alone', async () => {
    const store = createCart()
    const { api, sent } = fakeServer()
    start(store, api)
    store.setState({
      anotacoes: { ...semAnotacoes, observacao: 'Sem sacola' },
      anotou: ['observacao'],
      situacao: 'pendente',
    })
    await vi.advanceTimersByTimeAsync(5000)
    expect(sent).toMatchObject([{ cartItens: [], observacao: 'Sem sacola' }])
    expect(sent[0]).not.toHaveProperty('numPedidoCliente')
  })

  it("a look at the server's cart that is older than what is known is dropped", async () => {
    const old = {
      revisao: 3,
      salvamentos: [],
      produtosSelecionados: [item('z', 1)],
      mensagem: null,
      mudancas: [],
      bloqueio_atendimento: null,
    }
    const store = createCart({ revisao: 4, itens: [item('a', 1)] })
    const { api } = fakeServer([{ ok: true, dados: old }])
    await start(store, api).refresh()
    expect(store.getState().itens).toMatchObject([{ id: 'a' }])
  })

  it('a merge that a cap cut is told apart from lines that simply added up', async () => {
    const mudanca = (id: string, para: number) => ({ id, nome: id, de: 2, para, motivo: '' })
    const dados = {
      revisao: 2,
      salvamentos: [],
      produtosSelecionados: [item('a', 4), item('b', 5)],
      mensagem: null,
      bloqueio_atendimento: null,
      mudancas: [mudanca('a', 4), mudanca('b', 5)],
      ...semAnotacoes,
    }
    const store = createCart({ mescla: { chave: 'k', itens: [item('a', 2), item('b', 9)] } })
    const { api } = fakeServer([{ ok: true, dados }])
    start(store, api)
    await vi.advanceTimersByTimeAsync(100)
    expect(store.getState().ajustes).toMatchObject([{ id: 'b', para: 5 }])
  })
})
