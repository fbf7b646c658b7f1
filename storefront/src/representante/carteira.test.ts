import { beforeEach, describe, expect, test, vi } from 'vitest'

import type { ClienteRepresentado } from '@vitrine/contract'
import type { Client } from '@vitrine/contract/client'

import { filterCarteira, keepUltimo, readCarteira, syncCarteira } from './carteira.ts'

const cliente = (idcliente: string, campos: Partial<ClienteRepresentado> = {}): ClienteRepresentado => ({
  idcliente,
  nome: `Cliente ${idcliente}`,
  razaosocial: '',
  documento: '12.345.678/0001-95',
  cod_erp: '',
  telefone: '',
  cidade: '',
  endereco: '',
  tags: [],
  impedimento: null,
  ultimopedido: null,
  limiteCreditoTotal: 0,
  limiteCreditoDisponivel: 0,
  faturasvencidas: null,
  carrinho: null,
  ...campos,
})

/** A server with so many clientes; answers how often it was asked. */
function serve(quantos: number, falha = false) {
  const ask = vi.fn(async (_key: string, { query }: { query: { limit: number; offset: number } }) =>
    falha
      ? { ok: false, status: 0 }
      : {
          ok: true,
          dados: {
            data: Array.from({ length: Math.min(query.limit, quantos - query.offset) }, (_, i) =>
              cliente(String(query.offset + i)),
            ),
            totalItems: quantos,
          },
        },
  )
  return { ask, client: ask as unknown as Client } // the one call that is made
}

const rota = { a: 'loja', b: 'rui', fuso: 'America/Manaus' }
const AGORA = Date.parse('2026-11-23T12:00:00Z')

beforeEach(() => {
  const textos = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => textos.get(key) ?? null,
    setItem: (key: string, value: string) => void textos.set(key, value),
  })
})

describe('the clientes that a representative has without a connection (ux 1.28.2)', () => {
  test('all are read in few calls, and again only after a while', async () => {
    const { ask, client } = serve(120)
    await syncCarteira(client, 'atacado', rota, AGORA)
    expect([ask.mock.calls.length, readCarteira('atacado', 'rui')?.clientes.length]).toEqual([3, 120])
    await syncCarteira(client, 'atacado', rota, AGORA + 60_000)
    expect(ask).toHaveBeenCalledTimes(3)
    await syncCarteira(client, 'atacado', rota, AGORA + 20 * 60_000)
    expect(ask).toHaveBeenCalledTimes(6)
  })

  test('a reading that fails leaves what was kept, and nobody’s are another’s', async () => {
    await syncCarteira(serve(3).client, 'atacado', rota, AGORA)
    await syncCarteira(serve(9, true).client, 'atacado', rota, AGORA + 60 * 60_000)
    expect(readCarteira('atacado', 'rui')?.clientes).toHaveLength(3)
    expect(readCarteira('atacado', 'eva')).toBeNull()
    localStorage.setItem('vitrine_usuario_carteira:atacado', '{')
    expect(readCarteira('atacado')).toBeNull()
  })

  test('the last five entered come first, each once, and a sync keeps them', async () => {
    for (const id of ['1', '2', '3', '4', '5', '6', '2']) keepUltimo('atacado', 'rui', cliente(id))
    await syncCarteira(serve(9).client, 'atacado', rota, AGORA)
    expect(readCarteira('atacado', 'rui')).toMatchObject({
      ultimos: ['2', '6', '5', '4', '3'],
      fuso: 'America/Manaus',
    })
  })

  test.each([
    ['a part of the name without its accents', { busca: 'sao jo' }, ['pao']],
    ['the digits of the document', { busca: '98.765' }, ['bar']],
    ['the supplier’s code', { busca: 'c-77' }, ['bar']],
    ['nothing ordered for thirty days', { parados: true }, ['pao', 'novo']],
    ['an open cart', { abertos: true }, ['bar']],
    ['the route of the day', { rota: true }, ['novo']],
  ])('are found by %s as the server finds them', (_como, filtro, achados) => {
    const pedido = { numpedido: 1, data: '2026-01-01T00:00:00Z', total: 1, dias: 3 }
    const clientes = [
      cliente('pao', { nome: 'Padaria São João', ultimopedido: { ...pedido, dias: 30 } }),
      cliente('bar', {
        documento: '98.765.432/0001-10',
        cod_erp: 'C-77',
        ultimopedido: pedido,
        carrinho: { itens: 2, atualizado_em: '2026-01-01T00:00:00Z' },
      }),
      cliente('novo', { tags: ['rota-segunda'] }),
    ]
    const todos = { busca: '', parados: false, abertos: false, rota: false, offset: 0 }
    const found = filterCarteira({ clientes }, { ...todos, ...filtro }, '2026-11-23')
    expect(found.map(({ idcliente }) => idcliente)).toEqual(achados)
  })
})
