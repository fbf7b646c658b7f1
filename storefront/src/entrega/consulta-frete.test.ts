import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import {
  createConsultaFrete,
  type EstadoFrete,
  type PedidoFrete,
  type RespostaFrete,
} from './consulta-frete.ts'

const produtos = [{ id: 'arroz', quantidade: 1 }]
const pronto: RespostaFrete = { situacao: 'pronto', formas: [] }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A lookup whose answers come when the test says so; given up, it refuses as a call does, and nobody may trip over that. */
function build() {
  const estados: string[] = []
  const pedidos: { cep: string; answer: (resposta: RespostaFrete) => void; signal: AbortSignal }[] = []
  const consulta = createConsultaFrete(
    ({ cep }: PedidoFrete, signal) =>
      new Promise((answer, refuse) => {
        pedidos.push({ cep, answer, signal })
        signal.addEventListener('abort', () => refuse(signal.reason))
      }),
    (estado: EstadoFrete) => estados.push(estado.situacao === 'erro' ? estado.mensagem : estado.situacao),
  )
  return { estados, pedidos, consulta }
}

describe('freight by CEP waits 500 ms, then 2 s (§7)', () => {
  test('the first lookup 500 ms after the last key, the next one 2 s', async () => {
    const { pedidos, consulta } = build()
    consulta.pedir({ cep: '13015002', produtos })
    vi.advanceTimersByTime(499)
    consulta.pedir({ cep: '13015003', produtos })
    vi.advanceTimersByTime(499)
    expect(pedidos).toHaveLength(0)
    vi.advanceTimersByTime(1)
    expect(pedidos.map(({ cep }) => cep)).toEqual(['13015003'])
    consulta.pedir({ cep: '13015003', produtos: [...produtos, ...produtos] })
    vi.advanceTimersByTime(1999)
    expect(pedidos).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(pedidos).toHaveLength(2)
  })

  test('an answer to what is no longer asked is dropped', async () => {
    const { estados, pedidos, consulta } = build()
    consulta.pedir({ cep: '13015002', produtos })
    vi.advanceTimersByTime(500)
    consulta.pedir({ cep: '01310100', produtos })
    pedidos[0]?.answer({ situacao: 'erro', mensagem: 'velha', openModal: false })
    await vi.advanceTimersByTimeAsync(2000)
    expect(pedidos[0]?.signal.aborted).toBe(true)
    pedidos[1]?.answer(pronto)
    await vi.advanceTimersByTimeAsync(0)
    expect(estados).toEqual(['buscando', 'buscando', 'pronto'])
  })

  test.each([
    ['an empty cart', '13015002', []],
    ['half a CEP', '13015', produtos],
    ['no CEP', '', produtos],
  ])('%s asks nothing (§5)', (_, cep, linhas) => {
    const { estados, pedidos, consulta } = build()
    consulta.pedir({ cep, produtos: linhas })
    vi.advanceTimersByTime(5000)
    expect([estados, pedidos.length]).toEqual([['parado'], 0])
  })
})
