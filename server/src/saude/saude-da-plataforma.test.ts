import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import {
  acceptTermos,
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildOperador,
  buildProduto,
  buildSubmissao,
  createTestApp,
  type AppDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

let app: AppDeTeste
let operador: LoginDeTeste
beforeAll(async () => {
  app = await createTestApp()
  operador = await buildOperador(app.sql)
  await app.sql`insert into termo_uso (versao, titulo, texto) values ('1', 'Termos', 'Texto')`
})
afterAll(() => app.close())

const list = (query: object) => app.call('GET /painel/v1/saude/fornecedores', { query }, operador)

describe('the operator sees how stores are doing (issue 17, line 1)', () => {
  test('what one sold, what failed, its webhooks, its last sheet, how far it is', async () => {
    const loja = await buildFornecedor(app.sql)
    const { idfornecedor, slug } = loja
    const produto = await buildProduto(app.sql, loja)
    const order = async () => {
      const ana = await buildCliente(app.sql, loja)
      await acceptTermos(app.sql, ana)
      return (
        await app.call(
          'POST /v2/app/{session_token}/usuario/{id}/pedido',
          {
            params: { session_token: 'token', id: ana.idcliente },
            body: buildSubmissao({ loja, cliente: ana, produto }),
          },
          { token: ana.token },
        )
      ).dados.numpedido
    }
    const [antigo, falho] = [await order(), await order()]
    await app.sql`update pedido set criado_em = now() - interval '3 days', mudado_em = now() - interval '3 days' where numpedido = ${antigo}`
    await app.sql`
      insert into pagamento (idpagamento, numpedido, idfornecedor, tipo, provedor, chave_idempotencia, valor, status)
      values (${uuidv7()}, ${falho}, ${idfornecedor}, 'PIX', 'simulador', ${uuidv7()}, 100, 'RECUSADO')`
    await app.sql`
      insert into gancho (idgancho, idfornecedor, url, eventos, segredo, falhas, ativo, motivo)
      values (${uuidv7()}, ${idfornecedor}, 'http://a.example/', '{pedido.PAGO}', 's', 3, true, ''),
        (${uuidv7()}, ${idfornecedor}, 'http://b.example/', '{pedido.PAGO}', 's', 9, false, 'falhou por dias')`
    const [dela] = (await list({ busca: slug })).dados.data
    expect(dela).toMatchObject({
      idfornecedor,
      ativo: true,
      pedidos_na_hora: 1,
      ultimo_pedido_em: expect.any(String),
      pagamentos_falhos: 1,
      ganchos_falhando: 1,
      ganchos_parados: 1,
      ultima_importacao: null,
      passos: 6,
    })
    expect(dela?.passos_feitos).toBeGreaterThan(1)
  })

  test('page after page, by name, the same number of statements for one store and for many', async () => {
    const marca = uuidv7().slice(-10)
    for (let i = 0; i < 5; i++) {
      const { idfornecedor } = await buildFornecedor(app.sql)
      // Two of one name are told apart.
      await app.sql`update fornecedor set nome = ${`${marca} ${Math.floor(i / 2)}`} where idfornecedor = ${idfornecedor}`
    }
    const vistas: string[] = []
    let cursor: string | null = null
    do {
      const { dados }: Awaited<ReturnType<typeof list>> = await list({
        busca: marca,
        limit: 2,
        ...(cursor && { cursor }),
      })
      vistas.push(...dados.data.map(({ idfornecedor }) => idfornecedor))
      ;({ cursor } = dados)
    } while (cursor)
    expect([vistas.length, new Set(vistas).size]).toEqual([5, 5])
    const de = async (limit: number) => (await app.statementsOf(() => list({ busca: marca, limit }))).length
    expect(await de(5)).toBe(await de(1))
    expect((await list({ cursor: 'inventado' })).status).toBe(400)
    expect((await list({ busca: `${marca}%` })).dados.data).toEqual([])
  })

  test('and the platform itself: database, event loop, what waits', async () => {
    const { dados } = await app.call('GET /painel/v1/saude', {}, operador)
    expect(dados).toMatchObject({
      banco_vivo: true,
      fila: { tarefas_desistidas: 0, cartas: expect.any(Number) },
    })
    expect(dados.conexoes).toBeGreaterThan(0)
    expect(dados.memoria_mb).toBeGreaterThan(0)
  })

  test('nobody else does', async () => {
    const dona = await buildEquipe(app.sql, await buildFornecedor(app.sql), { papel: 'fornecedor' })
    expect((await app.call('GET /painel/v1/saude', {}, dona)).status).toBe(403)
    expect((await app.call('GET /painel/v1/saude/fornecedores', { query: {} }, dona)).status).toBe(403)
    expect((await app.call('GET /painel/v1/saude', {})).status).toBe(401)
  })
})
