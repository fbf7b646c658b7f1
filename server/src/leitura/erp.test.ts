import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Submissao } from '@vitrine/contract'

import { absorbAbertas, endDevolucao, insertDevolucao } from '../devolucao/devolucao.repository.ts'
import {
  amanha,
  buildApiKey,
  buildCancelamento,
  buildCliente,
  buildEquipe,
  buildErp,
  buildFornecedor,
  buildNfe,
  buildProduto,
  buildSubmissao,
  createTestApp,
  startReceptor,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

let app: AppDeTeste
let base: string
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let rui: LoginDeTeste
let erp: Awaited<ReturnType<typeof buildErp>>
let queijo: string

beforeAll(async () => {
  app = await createTestApp()
  base = await app.fastify.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql, { tags: ['has-delivery', 'has-collect', 'support-budget'] })
  ana = await buildCliente(app.sql, loja, { limite: 1000_00 })
  rui = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
  erp = await buildErp(app.sql, loja)
  queijo = await buildProduto(app.sql, loja, { nome: 'Queijo', preco: 40, granularidade: 0.1 })
  // Weighed when it is picked: served as the scale says.
  await app.sql`update produto set unidade = 'kg' where idcadastroextraproduto = ${queijo}`
})

let quantidade = 1
async function submit(change: Partial<Submissao> = {}): Promise<number> {
  const { dados, falha } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: ana.idcliente },
      body: buildSubmissao(
        { loja, cliente: ana, produto: queijo },
        {
          itens: [{ id: queijo, quantidade: (quantidade += 0.5), embalarParaPresente: false }],
          formaPagamento: { temForma: true, idformapagto: loja.idNaEntrega },
          ...change,
        },
      ),
    },
    { token: ana.token },
  )
  expect(falha.codigo).toBeUndefined()
  return dados.numpedido
}
const read = async (num: number, { token } = erp as LoginDeTeste) =>
  app.call('GET /painel/v1/pedidos/{num}', { params: { num } }, { token })
const changes = async (
  query: { desde?: string; limit?: number; status?: string } = {},
  { token } = erp as LoginDeTeste,
) =>
  app.call(
    'GET /painel/v1/{idfornecedor}/pedidos',
    { params: { idfornecedor: loja.idfornecedor }, query },
    { token },
  )
const move = (
  num: number,
  body: { para: 'SEPARANDO' | 'PAGO' | 'ENTREGUE' | 'CANCELADO'; motivo?: string; por?: string },
) => app.call('POST /painel/v1/pedidos/{num}/mover', { params: { num }, body }, { token: erp.token })
/** Who sells and who buys, as a note names them. */
async function readPartes(): Promise<{ cnpj: string; documento: string }> {
  const [row] = await app.sql<{ cnpj: string; documento: string }[]>`
    select f.cnpj, c.documento from fornecedor f, cliente c where f.idfornecedor = ${loja.idfornecedor} and c.idcliente = ${ana.idcliente}`
  return row ?? { cnpj: '', documento: '' }
}
/** The clock of changes is a second behind, so that nothing is missed. */
const settle = () =>
  app.sql`update pedido set criado_em = criado_em where false`.then(
    () => new Promise((done) => setTimeout(done, 1100)),
  )

test('the guide does what it says, command by command (docs/erp.md)', async () => {
  const receptor = await startReceptor()
  const pasta = mkdtempSync(join(tmpdir(), 'vitrine-erp-'))
  const guia = readFileSync(new URL('../../../docs/erp.md', import.meta.url), 'utf8')
  const comandos = [...guia.matchAll(/```sh\n([^`]+)```/g)].map(([, comando]) => comando)
  expect(comandos.length).toBeGreaterThanOrEqual(9)
  const pedidos = {
    PEDIDO: await submit(),
    A_PAGAR: await submit({ formaPagamento: { temForma: true, idformapagto: loja.idPix } }),
    A_CANCELAR: await submit(),
    ORCAMENTO: await submit({ orcamento: true }),
  }
  const [email] = await app.sql<
    { email: string }[]
  >`select email from usuario where idusuario = ${rui.idusuario}`
  // What it comes to once 1.485 are picked at R$ 40,00, with freight.
  const nota = buildNfe({ ...(await readPartes()), valor: 67.3 })
  const NOTA = join(pasta, 'nota.xml')
  const CANCELAMENTO = join(pasta, 'cancelamento.xml')
  writeFileSync(NOTA, nota.xml)
  writeFileSync(CANCELAMENTO, buildCancelamento(nota.chave))
  try {
    // What was written before is a second old once the guide has logged in.
    await settle()
    const { stdout } = await promisify(execFile)(
      'bash',
      ['-euo', 'pipefail', '-c', comandos.join('\necho\n')],
      {
        env: {
          ...process.env,
          ...Object.fromEntries(Object.entries(pedidos).map(([nome, num]) => [nome, String(num)])),
          BASE: base,
          LOJA: loja.idfornecedor,
          CHAVE: erp.chave,
          CURSOR: '2020-01-01T00:00:00.000000Z_1',
          EMAIL: email?.email,
          VALIDADE: amanha,
          RECEPTOR: receptor.url,
          NOTA,
          CANCELAMENTO,
        },
      },
    )
    expect(stdout).toContain('whsec_')
    expect(stdout.match(new RegExp(`"chave":"${nota.chave}","nova":true`, 'g'))).toHaveLength(2)
    expect(stdout).toContain(`"numpedido":${pedidos.PEDIDO}`)
  } finally {
    await receptor.close()
    rmSync(pasta, { recursive: true })
  }
  const rows = await app.sql<{ numpedido: number; status: string; numpedidoerp: string | null }[]>`
    select numpedido, status, numpedidoerp from pedido where idfornecedor = ${loja.idfornecedor} order by numpedido`
  expect(rows).toEqual([
    { numpedido: pedidos.PEDIDO, status: 'ENTREGUE', numpedidoerp: 'ERP-4711' },
    { numpedido: pedidos.A_PAGAR, status: 'PAGO', numpedidoerp: null },
    { numpedido: pedidos.A_CANCELAR, status: 'CANCELADO', numpedidoerp: null },
    { numpedido: pedidos.ORCAMENTO, status: 'ORCAMENTO_PRECIFICADO', numpedidoerp: null },
  ])
  const { dados } = await read(pedidos.PEDIDO)
  expect(dados).toMatchObject({
    rastreio: { transportadora: 'Rota Sul', codigo: 'RS123', url: 'https://rota.example/RS123' },
    itens: [{ quantidadeServida: 1.485, sku: expect.stringMatching(/^SKU/) }],
  })
}, 60_000)

describe('orders that changed', () => {
  test('come in the order of their change, page by page, and again when they change again', async () => {
    const [um, dois, tres] = [await submit(), await submit(), await submit()]
    await settle()
    const { dados: primeira } = await changes({ limit: 2 })
    expect([primeira.data.map(({ numpedido }) => numpedido), primeira.mais]).toEqual([[um, dois], true])
    const { dados: segunda } = await changes({ limit: 2, desde: primeira.cursor })
    expect([segunda.data.map(({ numpedido }) => numpedido), segunda.mais]).toEqual([[tres], false])
    const { dados: vazia } = await changes({ desde: segunda.cursor })
    expect(vazia).toEqual({ data: [], cursor: segunda.cursor, mais: false })
    await move(um, { para: 'SEPARANDO' })
    await settle()
    const { dados: terceira } = await changes({ desde: segunda.cursor })
    expect(terceira.data).toMatchObject([{ numpedido: um, status: 'SEPARANDO' }])
    const { dados: enviados } = await changes({ status: 'ENVIADO' })
    expect(enviados.data.map(({ numpedido }) => numpedido)).toEqual([dois, tres])
    expect((await changes({ desde: 'ontem' })).falha.codigo).toBe('entrada_invalida')
  })

  test('come again with each step of a return, which belongs to its order', async () => {
    const num = await submit()
    await settle()
    let { dados: lidos } = await changes()
    const { idfornecedor } = loja
    const nova = {
      numpedido: num,
      idfornecedor,
      tipo: 'DEVOLUCAO',
      valor: 100,
      motivo: 'Veio aberto',
    } as const
    const fim = { status: 'CONCLUIDA', aceito: 100, estornado: 100, abatido: 0, resposta: '' } as const
    const quem = { ator: 'fornecedor', idusuario: null }
    const returns = await insertDevolucao(app.sql, { ...nova, ...quem })
    const passos = [
      () => endDevolucao(app.sql, returns ?? '', { ...fim, ...quem }),
      () => insertDevolucao(app.sql, { ...nova, ...quem }),
      () => absorbAbertas(app.sql, num, 'Incluída na desistência da compra.'),
    ]
    for (const passo of [async () => {}, ...passos]) {
      await passo()
      await settle()
      ;({ dados: lidos } = await changes({ desde: lidos.cursor }))
      expect(lidos.data.map(({ numpedido }) => numpedido)).toEqual([num])
    }
  })

  test('what is committed late, with an earlier time, is not passed over', async () => {
    const [um, dois] = [await submit(), await submit()]
    let commit = () => {}
    let begun = () => {}
    const started = new Promise<void>((resolve) => (begun = resolve))
    const lenta = app.sql.begin(async (tx) => {
      await tx`update pedido set numpedidocliente = 'tarde' where numpedido = ${um}`
      begun()
      await new Promise<void>((resolve) => (commit = resolve))
    })
    await started
    // A later change that is there at once.
    await app.sql`update pedido set numpedidocliente = 'cedo' where numpedido = ${dois}`
    await settle()
    const { dados: antes } = await changes()
    expect(antes.data).toEqual([])
    commit()
    await lenta
    const { dados: depois } = await changes()
    expect(depois.data.map(({ numpedido }) => numpedido)).toEqual([um, dois])
  })

  test('are read by two statements, however many there are', async () => {
    for (let n = 0; n < 3; n += 1) await submit()
    await settle()
    await changes()
    expect((await app.statementsOf(() => changes())).length).toBe(2)
    expect((await changes({ limit: 101 })).falha.codigo).toBe('entrada_invalida')
  })
})

describe('the key of a system', () => {
  test('is another than that of customers, which opens none of the panel (§6)', async () => {
    const num = await submit()
    const doCliente = await buildApiKey(app.sql, loja, ana)
    const enter = (chave: string, onde = loja) =>
      app.call('POST /painel/v1/{idfornecedor}/entrar', {
        params: { idfornecedor: onde.idfornecedor },
        body: { chave },
      })
    expect((await enter(doCliente.chave)).falha.codigo).toBe('credenciais_invalidas')
    expect((await enter(erp.chave, await buildFornecedor(app.sql))).falha.codigo).toBe(
      'credenciais_invalidas',
    )
    const { dados } = await enter(erp.chave)
    expect((await read(num, { ...erp, token: dados.token })).status).toBe(200)
    // A customer who came by a key must not price its own budget or send its own order on its way.
    expect((await read(num, doCliente)).falha.codigo).toBe('sem_permissao')
    const { falha } = await app.call('POST /v4/api-key/login', {
      body: { apiKey: erp.chave, idErpUsuario: doCliente.erp, idFornecedor: loja.idfornecedor },
    })
    expect(falha.codigo).toBe('cliente_nao_obtido')
    await app.sql`update apikey set revogada_em = now() where idapikeys = ${erp.idapikeys}`
    expect((await read(num, { ...erp, token: dados.token })).falha.codigo).toBe('entrar_para_continuar')
  })

  test('reaches the orders of its own supplier alone, and no pickup code', async () => {
    const num = await submit({
      tipoEntrega: 'RETIRADA',
      enderecoentrega: null,
      lojaRetira: { idloja: loja.idloja },
      formaEntrega: { idformaentrega: loja.idRetirada, data_de_entrega: amanha, inicio: '08:00' },
    })
    const alheio = await buildErp(app.sql, await buildFornecedor(app.sql))
    expect((await read(num, alheio)).falha.codigo).toBe('nao_encontrado')
    expect((await changes({}, alheio)).falha.codigo).toBe('entrar_para_continuar')
    expect((await read(num)).dados.codigoRetirada).toBeNull()
  })

  test('may pass on what only staff may decide, with the name of who decided; people who are not staff may decide nothing (readings 7)', async () => {
    const num = await submit()
    await move(num, { para: 'SEPARANDO' })
    expect((await move(num, { para: 'CANCELADO', motivo: 'Sem estoque' })).falha.codigo).toBe(
      'movimento_recusado',
    )
    const alheia = await buildEquipe(app.sql, await buildFornecedor(app.sql), { papel: 'fornecedor' })
    const por = ({ idusuario }: LoginDeTeste) => `${idusuario}@vitrine.example`
    const estranha = await move(num, { para: 'CANCELADO', motivo: 'Sem estoque', por: por(alheia) })
    expect(estranha.falha.campos).toEqual({ por: 'Ninguém da equipe da loja tem este e-mail.' })
    expect((await move(num, { para: 'CANCELADO', por: por(rui) })).falha.codigo).toBe('motivo_ausente')
    expect((await move(num, { para: 'CANCELADO', motivo: 'Sem estoque', por: por(rui) })).status).toBe(200)
    const passos = await app.sql`
      select status, ator, idusuario, idapikeys, motivo from historico_pedido where numpedido = ${num} and sequencia > 0 order by sequencia`
    expect(passos).toEqual([
      { status: 'SEPARANDO', ator: 'erp', idusuario: erp.idusuario, idapikeys: erp.idapikeys, motivo: '' },
      {
        status: 'CANCELADO',
        ator: 'fornecedor',
        idusuario: rui.idusuario,
        idapikeys: erp.idapikeys,
        motivo: 'Sem estoque',
      },
    ])
  })
})
