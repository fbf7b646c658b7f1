import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { generate } from 'orval'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import {
  acceptTermos,
  amanha,
  buildCliente,
  buildFornecedor,
  buildProduto,
  createTestApp,
  hashSenhaLeve,
  type AppDeTeste,
} from '../teste/index.ts'
import { toOpenApi } from './openapi.ts'

const run = promisify(execFile)
const SENHA = 'vitrine-exemplo-1'

let app: AppDeTeste
let folder: string
let arquivo: string

beforeAll(async () => {
  app = await createTestApp()
  const base = await app.fastify.listen({ port: 0, host: '127.0.0.1' })
  folder = await mkdtemp(join(tmpdir(), 'vitrine-cliente-'))
  arquivo = join(folder, 'cliente.ts')
  const documento = join(folder, 'openapi.json')
  await writeFile(documento, JSON.stringify(toOpenApi()))
  await generate({
    input: { target: documento },
    output: {
      target: arquivo,
      client: 'fetch',
      mode: 'single',
      baseUrl: base,
      urlEncodeParameters: true,
    },
  })
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await app.close()
})

test('a client made by a public generator compiles, strictly', async () => {
  const tsc = new URL('../../../node_modules/.bin/tsc', import.meta.url).pathname
  const opcoes = ['--noEmit', '--strict', '--target', 'es2023', '--lib', 'es2023,dom', '--module', 'nodenext']
  await expect(run(tsc, [...opcoes, arquivo])).resolves.toMatchObject({ stdout: '' })
})

test('it logs in, lists, fills a cart, orders and reads the status, by the documentation alone', async () => {
  const loja = await buildFornecedor(app.sql)
  const cliente = await buildCliente(app.sql, loja)
  const produto = await buildProduto(app.sql, loja, { nome: 'Café Serra Alta 500 g', preco: 17.9 })
  await acceptTermos(app.sql, cliente)
  const [login] = await app.sql<{ email: string }[]>`
    update usuario set senha_hash = ${await hashSenhaLeve(SENHA)} where idusuario = ${cliente.idusuario} returning email`

  // Made a moment ago: its types are tried by the test above.
  const vitrine = (await import(/* @vite-ignore */ arquivo)) as Record<
    string,
    (...entrada: unknown[]) => Promise<{ status: number; data: unknown }>
  >
  const call = async <T>(nome: string, ...entrada: unknown[]): Promise<T> => {
    const { status, data } = (await vitrine[nome]?.(...entrada)) ?? { status: 0, data: `no ${nome}` }
    expect([nome, status, data]).toEqual([nome, 200, expect.anything()])
    return data as T // what the test expects of it is looked at below
  }

  const { token } = await call<{ token: string }>('postV1AppSessionTokenUsuarioAutenticar', 'integracao', {
    cpf: login?.email,
    senha: SENHA,
    idfornecedor: loja.idfornecedor,
  })
  const sessao = { headers: { authorization: `Bearer ${token}` } }

  const lista = await call<{ data: { id: string; preconf: number }[] }>(
    'getV2AppSupplierListaprodutosAddress',
    loja.slug,
    cliente.idendereco,
    { sk: 'café' },
    sessao,
  )
  expect(lista.data[0]).toMatchObject({ id: produto, preconf: 17.9 })

  const carrinho = await call<{ total: number }>(
    'postV2AppSessionTokenClienteUsuarioIdCart',
    token,
    cliente.idcliente,
    { cartItens: [{ id: lista.data[0]?.id, quantidade: 2 }] },
    { idfornecedor: loja.idfornecedor, canalVenda: 'WEB' },
    sessao,
  )
  expect(JSON.stringify(carrinho)).toContain('35.8')

  const { numpedido } = await call<{ numpedido: number }>(
    'postV2AppSessionTokenUsuarioIdPedido',
    token,
    cliente.idcliente,
    {
      idsubmissao: uuidv7(),
      idfornecedor: loja.idfornecedor,
      itens: [{ id: produto, quantidade: 2 }],
      tipoEntrega: 'DELIVERY',
      formaEntrega: { idformaentrega: loja.idEntrega, data_de_entrega: amanha, inicio: '08:00' },
      enderecoentrega: { idendereco: cliente.idendereco },
      formaPagamento: { temForma: true, idformapagto: loja.idPix },
    },
    sessao,
  )

  const pedido = await call<{ status: string }>(
    'getV2AppSessionTokenOrderNumpedido',
    token,
    numpedido,
    sessao,
  )
  expect(pedido).toMatchObject({ numpedido, status: 'AGUARDANDOPAGAMENTO' })
  const pedidos = await call<{ data: { numpedido: number }[] }>(
    'getV2AppPedidoClienteIdcliente',
    cliente.idcliente,
    { idfornecedor: loja.idfornecedor, status: ['AGUARDANDOPAGAMENTO', 'PAGO'] },
    sessao,
  )
  expect(pedidos.data.map((um) => um.numpedido)).toEqual([numpedido])
})
