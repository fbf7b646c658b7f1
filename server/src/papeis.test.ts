import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import {
  alcanceOf,
  calls,
  idNulo,
  papeis,
  type Call,
  type CallInput,
  type CallKey,
  type Calls,
  type Papel,
} from '@vitrine/contract'

import {
  acceptTermos,
  buildApiKey,
  buildAssinatura,
  buildCliente,
  buildEntradaMinima,
  buildEquipe,
  buildErp,
  buildFornecedor,
  buildOperador,
  buildProduto,
  buildSessao,
  buildSubmissao,
  buildTipoAssinatura,
  buildVinculado,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from './teste/index.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
let outraLoja: FornecedorDeTeste
let produto: string
let idproduto: string
let idtipoassinatura: string

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
  outraLoja = await buildFornecedor(app.sql)
  produto = await buildProduto(app.sql, loja)
  idtipoassinatura = await buildTipoAssinatura(app.sql, loja)
  const [row] = await app.sql<{ idproduto: string }[]>`select idproduto from produto`
  idproduto = row?.idproduto ?? ''
  await app.sql`insert into termo_uso (versao, titulo, texto) values ('1', 'Termos', 'Texto')`
})
afterAll(() => app.close())

/** Who asks about ana's data: a role, whether ana is in its reach, and a session of it. */
interface Quem {
  papel: Papel
  /** May act for ana. */
  proprio: boolean
  /** Works for another supplier: at this one it is a visitor. */
  deOutraLoja?: boolean
  open: (ana: ClienteDeTeste) => Promise<{ token: string; idusuario?: string }>
}

const other = () => buildCliente(app.sql, loja)

const quem: Record<string, Quem> = {
  visitante: { papel: 'visitante', proprio: false, open: async () => ({ token: '' }) },
  cliente: { papel: 'cliente', proprio: true, open: async (ana) => ana },
  'usuario vinculado': {
    papel: 'usuario vinculado',
    proprio: true,
    open: async (ana) => buildVinculado(app.sql, loja, [ana, await other()]),
  },
  representante: {
    papel: 'representante',
    proprio: true,
    open: (ana) => buildEquipe(app.sql, loja, { papel: 'representante', cliente: ana }),
  },
  atendente: {
    papel: 'atendente',
    proprio: true,
    open: () => buildEquipe(app.sql, loja, { papel: 'atendente' }),
  },
  fornecedor: {
    papel: 'fornecedor',
    proprio: true,
    open: () => buildEquipe(app.sql, loja, { papel: 'fornecedor' }),
  },
  operador: { papel: 'operador', proprio: true, open: () => buildOperador(app.sql) },
  'api-key': { papel: 'api-key', proprio: true, open: (ana) => buildApiKey(app.sql, loja, ana) },
  erp: { papel: 'erp', proprio: true, open: () => buildErp(app.sql, loja) },
  'another customer': { papel: 'cliente', proprio: false, open: other },
  'a linked user of other customers': {
    papel: 'usuario vinculado',
    proprio: false,
    open: async () => buildVinculado(app.sql, loja, [await other(), await other()]),
  },
  'a representative of other customers': {
    papel: 'representante',
    proprio: false,
    open: async () => buildEquipe(app.sql, loja, { papel: 'representante', cliente: await other() }),
  },
  'a key for another customer': {
    papel: 'api-key',
    proprio: false,
    open: async () => buildApiKey(app.sql, loja, await other()),
  },
  ...Object.fromEntries(
    (['representante', 'atendente', 'fornecedor'] as const).map((papel): [string, Quem] => [
      `${papel} of another supplier`,
      {
        papel,
        proprio: false,
        deOutraLoja: true,
        open: async () =>
          buildEquipe(app.sql, outraLoja, { papel, cliente: await buildCliente(app.sql, outraLoja) }),
      },
    ]),
  ),
  'the system of another supplier': {
    papel: 'erp',
    proprio: false,
    deOutraLoja: true,
    open: () => buildErp(app.sql, outraLoja),
  },
  'a key of another supplier': {
    papel: 'api-key',
    proprio: false,
    deOutraLoja: true,
    open: async () => buildApiKey(app.sql, outraLoja, await buildCliente(app.sql, outraLoja)),
  },
}

/** What the table of rights says: the codes that may be answered; empty: the call is carried out. */
function expectedOf(key: CallKey, { papel, proprio, deOutraLoja }: Quem): string[] {
  const call: Call = calls[key]
  const aqui = deOutraLoja && call.fornecedor ? 'visitante' : papel
  const alcance = alcanceOf(key, aqui)
  if (alcance === 'nao') return [aqui === 'visitante' ? 'sessao_expirada' : 'sem_permissao']
  // Without its proof the payload is nobody's.
  if (alcance === 'prova') return ['sem_permissao', 'nao_encontrado']
  const isOfCliente = !['livre', 'si', 'ninguem', 'fornecedor'].includes(alcance)
  return !proprio && (isOfCliente || namesEndereco(key)) ? ['nao_encontrado'] : []
}

/** A session finds its own addresses only: the one that is asked about is ana's. */
function namesEndereco(key: CallKey): boolean {
  const entrada = buildEntradaMinima(key, { idfornecedor: '', idcliente: '' }, { idendereco: 'de-ana' })
  return JSON.stringify(entrada).includes('de-ana')
}

/** Codes of a refused access, and of a request that never got as far as that. */
const recusas = new Set<string>([
  'sessao_expirada',
  'sem_permissao',
  'nao_encontrado',
  'fornecedor_desconhecido',
  'entrada_invalida',
  'interna',
])

async function orderOf(ana: ClienteDeTeste): Promise<number> {
  await acceptTermos(app.sql, ana)
  const { dados } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: ana.idcliente },
      body: buildSubmissao({ loja, cliente: ana, produto }),
    },
    { token: ana.token },
  )
  return dados.numpedido
}

async function subscriptionOf(ana: ClienteDeTeste): Promise<string> {
  await acceptTermos(app.sql, ana)
  return (await buildAssinatura(app, { loja, cliente: ana, produto }, { idtipoassinatura })).idassinatura
}

/** Calls that name a subscription. */
function isOfAssinatura(key: CallKey): boolean {
  return key.includes('/v4/subscription/') && key.includes('{id}')
}

/** The least request of a call about ana's data, made by the login `idusuario`. */
async function buildEntrada(key: CallKey, ana: ClienteDeTeste, { proprio, idusuario }: Autor) {
  return buildEntradaMinima(
    key,
    { idfornecedor: loja.idfornecedor, idcliente: ana.idcliente },
    {
      session_token: 'token',
      idcliente: ana.idcliente,
      idendereco: ana.idendereco,
      idcadastroextraproduto: produto,
      idproduto,
      c: produto,
      cep: '13015002',
      provedor: 'simulador',
      login: 'ninguem@vitrine.example',
      // A link that nobody made.
      ...(key.includes('{codigo}') && { codigo: idNulo }),
      doc: '12ABC34501DE35',
      ...(key.includes('{numpedido}') && { numpedido: await orderOf(ana) }),
      ...(/\/\{num\}(\/|$)/.test(key) && { num: await orderOf(ana) }),
      ...(key.includes('{numorder}') && { numorder: await orderOf(ana) }),
      ...(key.includes('{idapikeys}') && {
        idapikeys: (await buildApiKey(app.sql, loja, await other())).idapikeys,
      }),
      ...(key.includes('/ganchos') && { url: 'https://erp.example/', ...(await ensureGancho(key)) }),
      ...(isOfAssinatura(key) && { id: await subscriptionOf(ana) }),
      // A refusal would need a reason.
      ...(key.endsWith('/decisao') && { aprovado: true }),
      ...(isOfLogin(key) && { a: idusuario, id: idusuario, y: idusuario, x: 'token' }),
      ...(key.includes('/usuario-cliente/') && (await permissaoOf(ana, proprio))),
      ...(key.endsWith('usuario/{a}/{b}/{c}') && { c: proprio ? await linkTo(ana) : idNulo }),
    },
  )
}

/** A webhook of the supplier, to nowhere, with a delivery: one for each call, for a supplier has ten at most. */
async function ensureGancho(key: CallKey) {
  if (!key.includes('{idgancho}')) return {}
  const [row] = await app.sql<{ idgancho: string; identrega: number }[]>`
    with gancho as (
      insert into gancho (idgancho, idfornecedor, url, eventos, segredo)
      values (md5(${key})::uuid, ${loja.idfornecedor}, 'http://127.0.0.1:9/', ${['pedido.PAGO']}, 'whsec_c2VncmVkbw==')
      on conflict (idgancho) do update set url = excluded.url returning idgancho
    )
    insert into entrega_gancho (idgancho, evento, dados) select idgancho, 'teste', '{}' from gancho returning idgancho, identrega`
  return row
}

interface Autor {
  proprio: boolean
  idusuario: string
}

/** Calls that name the login of the session itself. */
function isOfLogin(key: CallKey): boolean {
  return /\/v1\/app\/usuario\/\{(a|id)\}/.test(key) || key.includes('/clientes-vinculados')
}

/** Another login that buys for ana. */
async function linkTo(ana: ClienteDeTeste): Promise<string> {
  return (await buildVinculado(app.sql, loja, [ana])).idusuario
}

async function permissaoOf(ana: ClienteDeTeste, proprio: boolean) {
  if (!proprio) return {}
  const [row] = await app.sql<{ id: string }[]>`
    select idcadastroextracliente as id from cadastroextracliente where idcliente = ${ana.idcliente} and idfornecedor = ${loja.idfornecedor}`
  return { idCadastroExtraCliente: row?.id, idUsuario: await linkTo(ana) }
}

/** A made-up id may name nothing, and a call may say so: that is no refusal of who asks. */
function isOfMadeUpId(key: CallKey, codigo: string, entrada: object): boolean {
  const { falhas }: Call = calls[key]
  return codigo === 'nao_encontrado' && falhas.includes(codigo) && JSON.stringify(entrada).includes(idNulo)
}

describe.each(Object.keys(quem))('%s', (nome) => {
  const pessoa = quem[nome] as Quem // one of its own keys
  // Keys of the contract.
  const rows = (Object.keys(calls) as CallKey[]).map((key) => {
    const codigos = expectedOf(key, pessoa)
    return { key, codigos, promessa: codigos.join(' or ') || 'is served' }
  })
  // Each with a customer and an order of its own: a few at once.
  test.concurrent.each(rows)('$key: $promessa', async ({ key, codigos }) => {
    const ana = await buildCliente(app.sql, loja)
    const { token, idusuario = idNulo } = await pessoa.open(ana)
    const entrada = await buildEntrada(key, ana, { proprio: pessoa.proprio, idusuario })
    // Made from the schemas of this very call.
    const { falha } = await app.call(key, entrada as unknown as CallInput<Calls[CallKey]>, { token })
    if (codigos.length > 0) expect(codigos).toContain(falha.codigo)
    else if (!isOfMadeUpId(key, falha.codigo, entrada))
      expect([recusas.has(falha.codigo), falha]).toEqual([false, falha])
  })
})

test('each role that a session can have is tried above (§6)', () => {
  const tried = new Set(Object.values(quem).map(({ papel }) => papel))
  expect(papeis.filter((papel) => !tried.has(papel))).toEqual([])
})

describe('staff that also buys (§6)', () => {
  const CART = 'GET /v2/app/{session_token}/cliente/usuario/{id}/cart'
  const readCart = (token: string, id: string, { idfornecedor }: FornecedorDeTeste) =>
    app.call(CART, { params: { session_token: 'token', id }, query: { idfornecedor } }, { token })
  const showQuem = async (token: string, { idfornecedor }: FornecedorDeTeste) => {
    const { dados } = await app.call(
      'GET /v2/app/{session_token}/cliente/get-configuracoes-cliente',
      { params: { session_token: 'token' }, query: { idfornecedor } },
      { token },
    )
    return dados
  }

  test('is staff at its own supplier and a customer of the others', async () => {
    const rui = await buildCliente(app.sql, loja)
    const { idusuario, idcliente } = rui
    await app.sql`
      insert into equipe (idfornecedor, idusuario, papel) values (${loja.idfornecedor}, ${idusuario}, 'atendente')`
    const token = await buildSessao(app.sql, { idusuario, papel: 'atendente', idcliente })
    expect((await showQuem(token, loja)).papel).toBe('atendente')
    expect(await showQuem(token, outraLoja)).toMatchObject({ papel: 'cliente', idcliente })
    expect((await readCart(token, idcliente, outraLoja)).status).toBe(200)
    const ana = await buildCliente(app.sql, outraLoja)
    expect((await readCart(token, ana.idcliente, outraLoja)).falha.codigo).toBe('sessao_expirada')
  })

  test('without a customer of its own is a visitor there: no hidden prices, and its session lives on', async () => {
    const fechada = await buildFornecedor(app.sql, { tags: ['hide-price-for-logged-out-customers'] })
    const ana = await buildCliente(app.sql, fechada)
    const { token } = await buildEquipe(app.sql, loja, { papel: 'atendente' })
    expect(await showQuem(token, fechada)).toMatchObject({
      papel: 'visitante',
      idcliente: null,
      podeVerPrecos: false,
    })
    const { falha } = await readCart(token, ana.idcliente, fechada)
    expect([falha.codigo, falha.action]).toEqual(['sessao_expirada', undefined])
    expect((await showQuem(token, loja)).papel).toBe('atendente')
  })
})
