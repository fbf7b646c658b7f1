import { expect, test } from 'vitest'

import type { Client } from '@vitrine/contract/client'
import type { LinhaPedida } from '@vitrine/contract'

import { formatLinhas, readLinhas } from '../visitante/linhas.ts'
import { bringLinhas } from './bring-linhas.ts'

const [a, b] = ['01890000-0000-7000-8000-00000000000a', '01890000-0000-7000-8000-00000000000b']
const hex = (id: string) => id.replaceAll('-', '')

/** A server that keeps lines by key, as far as these two calls go; `isCheio` takes none. */
function openServidor(isCheio = false) {
  const guardados: LinhaPedida[][] = []
  const client = (async (call: string, { params, body }: never) => {
    if (isCheio) return { ok: false, status: 429, falha: { codigo: 'muitas_requisicoes', error: '' } }
    if (call.startsWith('GET'))
      return { ok: true, dados: { cartItens: guardados[Number((params as { chave: string }).chave)] ?? [] } }
    guardados.push((body as { cartItens: LinhaPedida[] }).cartItens)
    return { ok: true, dados: { chave: String(guardados.length - 1) } }
  }) as unknown as Client // two calls of it are asked for
  return client
}
const toRequest = (cookie: string) => new Request('http://loja.example/', { headers: { cookie } })
const arrive = async (cookie: string, trazidas: Parameters<typeof bringLinhas>[1], client = openServidor()) =>
  (await bringLinhas({ client, request: toRequest(cookie), slug: 'loja' }, trazidas))?.map(
    (each) => each.split(';')[0] ?? '',
  )

test('what is in the cart at both ends adds up; nothing of it is lost (issue 13 B)', async () => {
  const daqui = `vitrine_carrinho_loja=${formatLinhas([{ id: a, quantidade: 2 }])}`
  const trazidas = [
    { id: a, quantidade: 0.25 },
    { id: b, quantidade: 1, embalarParaPresente: true },
  ]
  expect((await arrive(daqui, trazidas))?.[0]).toBe(`vitrine_carrinho_loja=${hex(a)}:2250.${hex(b)}:1000p`)
})

test('the same cart brought again brings nothing, one that has grown only what is more', async () => {
  const primeira = [{ id: a, quantidade: 2 }]
  const [, lembrada = ''] = (await arrive('', primeira)) ?? []
  expect(await arrive(lembrada, primeira)).toEqual([])
  expect((await arrive(lembrada, [{ id: a, quantidade: 3 }]))?.[0]).toBe(
    `vitrine_carrinho_loja=${hex(a)}:1000`,
  )
  expect(await arrive(lembrada, [{ id: a, quantidade: 1 }])).toEqual([])
})

test('a combo with its choices and 300 lines come whole, and once (issue 13 B)', async () => {
  const combo = {
    id: b,
    quantidade: 2,
    embalarParaPresente: true,
    idcombopromocional_cabecalho: a,
    produtos: [{ idgrupo: a, id: a, escolhas: 3 }],
    observacao: 'bem gelada',
  }
  const muitas = Array.from({ length: 299 }, () => ({ id: crypto.randomUUID(), quantidade: 1 }))
  const client = openServidor()
  const trazidas = [combo, ...muitas]
  const cookies = (await arrive('', trazidas, client)) ?? []
  expect(cookies.join().length).toBeLessThan(400)
  expect(await readLinhas(client, toRequest(cookies[0] ?? ''), 'loja')).toEqual(trazidas)
  expect(await arrive(cookies[1] ?? '', trazidas, client)).toEqual([])
})

test('where the server takes no more, nothing is taken rather than a part', async () => {
  const muitas = Array.from({ length: 81 }, () => ({ id: crypto.randomUUID(), quantidade: 1 }))
  expect(await arrive('', muitas, openServidor(true))).toBeUndefined()
})

test('an empty cart, or cookies that somebody wrote by hand, change nothing here', async () => {
  expect(await arrive('vitrine_trazido_loja=%%%; vitrine_carrinho_loja=x:1', [])).toEqual([])
  expect((await arrive('vitrine_trazido_loja=~x', [{ id: a, quantidade: 1 }]))?.[0]).toBe(
    `vitrine_carrinho_loja=${hex(a)}:1000`,
  )
})
