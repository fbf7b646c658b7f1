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
  buildCadastro,
  buildAcesso,
  buildApiKey,
  buildCliente,
  buildEntradaMinima,
  buildEquipe,
  buildErp,
  buildFornecedor,
  buildOperador,
  buildProduto,
  buildSubmissao,
  buildTipoAssinatura,
  buildVinculado,
  comCofre,
  createEntradasDaMatriz,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from './teste/index.ts'
import { termina } from './teste/dois/excecoes-de-dois.ts'
import { isOfMadeUpId } from './teste/dois/is-of-made-up-id.ts'

let app: AppDeTeste
let aberta: LojaPronta
/** Approves its clientes, and blocks those that it has not. */
let fechada: LojaPronta
/** Sells what is for adults alone. */
let adega: LojaPronta
let loja: FornecedorDeTeste
let outraLoja: FornecedorDeTeste

interface LojaPronta {
  loja: FornecedorDeTeste
  produto: string
  buildEntrada: ReturnType<typeof createEntradasDaMatriz>
}

async function prepare(tags?: string[], daOferta: { maior_de_18?: boolean } = {}): Promise<LojaPronta> {
  const nova = await buildFornecedor(app.sql, tags && { tags })
  const produto = await buildProduto(app.sql, nova, daOferta)
  const idtipoassinatura = await buildTipoAssinatura(app.sql, nova)
  const [row] = await app.sql<{ idproduto: string }[]>`
    select idproduto from produto where idfornecedor = ${nova.idfornecedor}`
  const daLoja = { loja: nova, produto, idproduto: row?.idproduto ?? '', idtipoassinatura }
  return { loja: nova, produto, buildEntrada: createEntradasDaMatriz(app, daLoja) }
}

beforeAll(async () => {
  app = await createTestApp(comCofre)
  aberta = await prepare()
  fechada = await prepare(['has-delivery', 'block-not-approved-user'])
  adega = await prepare(undefined, { maior_de_18: true })
  loja = aberta.loja
  outraLoja = await buildFornecedor(app.sql)
  await app.sql`insert into termo_uso (versao, titulo, texto) values ('1', 'Termos', 'Texto')`
})
afterAll(() => app.close())

/** Somebody who asks about ana's data: the role, whether it may act for ana, and a session. */
interface Quem {
  papel: Papel
  /** May act for ana. */
  proprio: boolean
  /** Of the platform, without an open access to this store. */
  semAcesso?: boolean
  /** Works for another supplier: at this one it is a visitor. */
  deOutraLoja?: boolean
  /** Where ana buys, if not at the open store. */
  onde?: () => LojaPronta
  /** What is ordered, where an order without anything says nothing of who asks. */
  buildPedido?: (ana: ClienteDeTeste) => Awaited<ReturnType<LojaPronta['buildEntrada']>>
  /** What becomes of ana there once what she did before is done. */
  settle?: (ana: ClienteDeTeste) => Promise<unknown>
  /** What is refused besides the table of roles, and how: kept by hand. */
  recusadas?: Partial<Record<CallKey, string>>
  open: (ana: ClienteDeTeste) => Promise<{ token: string; idusuario?: string }>
}

const other = () => buildCliente(app.sql, loja)

const SUBMETER = 'POST /v2/app/{session_token}/usuario/{id}/pedido'

/** What only who has `submissao_pedido` does (readings 7): who lacks it prepares. */
const deQuemEnvia: Quem['recusadas'] = {
  [SUBMETER]: 'sem_permissao_submeter',
  'POST /v4/orders/{num}/{acao}': 'sem_permissao_submeter',
  'PUT /v4/orders/payment-method/{idfornecedor}/order/{num}': 'sem_permissao_submeter',
  'POST /v4/subscription/begin/{numpedido}': 'sem_permissao_submeter',
  'POST /v4/subscription/{id}/{acao}': 'sem_permissao_submeter',
  'DELETE /v4/subscription/cancel/{id}': 'sem_permissao_submeter',
}

/** What only who manages a cliente does (docs/papeis.md). */
const deQuemAdministra: Quem['recusadas'] = {
  'POST /v1/app/usuario/{a}/{b}': 'sem_permissao',
  'DELETE /v1/app/usuario/{a}/{b}/{c}': 'sem_permissao',
  'PUT /v1/app/usuario-cliente/{idCadastroExtraCliente}/{idUsuario}': 'sem_permissao',
  'GET /v4/client/{idcliente}/dados': 'sem_permissao',
  'POST /v4/client/{idcliente}/supplier/{idfornecedor}/dados/copia': 'sem_permissao',
  'GET /v4/client/{idcliente}/supplier/{idfornecedor}/requerimentos': 'sem_permissao',
  'PUT /v4/client/{idcliente}/supplier/{idfornecedor}/requerimentos/{idrequerimento}': 'sem_permissao',
  'POST /v4/client/{idcliente}/supplier/{idfornecedor}/requerimentos/{idrequerimento}/retirada':
    'sem_permissao',
  'POST /v4/client/{idcliente}/dados/excluir': 'sem_permissao',
  'PUT /v4/aprovacao-regras/{idfornecedor}/{idcliente}': 'sem_permissao',
}

/** One of ana's logins, with less than she gave the others. */
const linkedWith = (falta: 'submissao_pedido' | 'administra') => async (ana: ClienteDeTeste) => {
  const login = await buildVinculado(app.sql, loja, [ana, await other()])
  const { idusuario } = login
  await app.sql`update usuario_cliente set ${app.sql({ [falta]: false })} where idusuario = ${idusuario}`
  return login
}

/** What names no store, or a login that the platform has nothing to do with. */
const deQuemOpera: Quem['recusadas'] = {
  'GET /v1/app/usuario-cliente/{idCadastroExtraCliente}/{idUsuario}': 'nao_encontrado',
}

/** Somebody of the platform with an access to a store. */
const openOperador = (onde: () => FornecedorDeTeste, como?: 'ENCERRADO' | 'VENCIDO') => async () => {
  const operador = await buildOperador(app.sql)
  await buildAcesso(app.sql, onde(), operador, como)
  return operador
}

/** A customer of the store that blocks, after its registration there became something else. */
const blocked = (settle: Quem['settle'], recusadas: Quem['recusadas'] = {}): Quem => ({
  papel: 'cliente',
  proprio: true,
  onde: () => fechada,
  settle,
  open: async (ana) => ana,
  recusadas: { [SUBMETER]: 'cadastro_nao_aprovado', ...recusadas },
})
const decide = (aprovado: boolean | null) => (ana: ClienteDeTeste) =>
  app.sql`update cadastroextracliente set aprovado = ${aprovado} where idcliente = ${ana.idcliente}`

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
  'operador, with an access to the store': {
    papel: 'operador',
    proprio: true,
    open: openOperador(() => loja),
    recusadas: deQuemOpera,
  },
  'an operator without an access': {
    papel: 'operador',
    proprio: true,
    semAcesso: true,
    open: () => buildOperador(app.sql),
  },
  'an operator whose access has run out': {
    papel: 'operador',
    proprio: true,
    semAcesso: true,
    open: openOperador(() => loja, 'VENCIDO'),
  },
  'an operator whose access was closed': {
    papel: 'operador',
    proprio: true,
    semAcesso: true,
    open: openOperador(() => loja, 'ENCERRADO'),
  },
  'an operator with an access to another store': {
    papel: 'operador',
    proprio: true,
    semAcesso: true,
    open: openOperador(() => outraLoja),
  },
  'api-key, a key without the scope of the panel': {
    papel: 'api-key',
    proprio: true,
    open: (ana) => buildApiKey(app.sql, loja, ana),
  },
  'erp, a key with the scope of the panel': {
    papel: 'erp',
    proprio: true,
    open: () => buildErp(app.sql, loja),
  },
  'a linked user who only prepares': {
    papel: 'usuario vinculado',
    proprio: true,
    open: linkedWith('submissao_pedido'),
    recusadas: deQuemEnvia,
  },
  'a linked user who was invited': {
    papel: 'usuario vinculado',
    proprio: true,
    open: linkedWith('administra'),
    recusadas: deQuemAdministra,
  },
  // Readings 8: from 16 on there is an account; what is for adults alone is not sold to it.
  'a minor, at a store that sells to adults alone': {
    papel: 'cliente',
    proprio: true,
    onde: () => adega,
    settle: ({ idcliente }) =>
      app.sql`
        update cliente set data_nascimento = current_date - interval '17 years' where idcliente = ${idcliente}`,
    open: async (ana) => ana,
    buildPedido: (ana) => ({
      params: { session_token: 'token', id: ana.idcliente },
      query: undefined,
      body: buildSubmissao(
        { ...adega, cliente: ana },
        {
          itens: [{ id: adega.produto, quantidade: 1, embalarParaPresente: false }],
          formaPagamento: { temForma: true, idformapagto: adega.loja.idPix },
        },
      ),
    }),
    recusadas: { [SUBMETER]: 'maior_de_18' },
  },
  'a customer that waits': blocked(decide(null)),
  'a refused customer': blocked(decide(false)),
  'a customer approved elsewhere only': blocked(
    async ({ idcliente }) => {
      await buildCadastro(app.sql, outraLoja, { idcliente })
      await app.sql`
        delete from cadastroextracliente where idcliente = ${idcliente} and idfornecedor = ${fechada.loja.idfornecedor}`
    },
    // Its registration was removed.
    {
      'GET /v1/app/usuario-cliente/{idCadastroExtraCliente}/{idUsuario}': 'nao_encontrado',
      'PUT /v1/app/usuario-cliente/{idCadastroExtraCliente}/{idUsuario}': 'nao_encontrado',
      'POST /v4/faturas/lembretes': 'nao_encontrado',
    },
  ),
  'a key that was revoked': {
    // Nobody, everywhere.
    papel: 'visitante',
    proprio: false,
    open: async (ana) => {
      const chave = await buildApiKey(app.sql, loja, ana)
      await app.sql`update apikey set revogada_em = now() where idapikeys = ${chave.idapikeys}`
      return chave
    },
  },
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
function expectedOf(key: CallKey, { papel, proprio, deOutraLoja, recusadas, semAcesso }: Quem): string[] {
  const call: Call = calls[key]
  const recusada = recusadas?.[key]
  if (recusada) return [recusada]
  const aqui = deOutraLoja && call.fornecedor ? 'visitante' : papel
  const alcance = alcanceOf(key, aqui)
  if (alcance === 'nao') return [aqui === 'visitante' ? 'entrar_para_continuar' : 'sem_permissao']
  if (alcance === 'motivo' && semAcesso) return ['acesso_sem_motivo']
  // Without the right signature the payload is refused, whoever sends it.
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

/** A session of somebody, and a request for each of these calls, about a customer that no other test uses. */
async function openSessao(pessoa: Quem, keys: readonly CallKey[]) {
  const onde = pessoa.onde?.() ?? aberta
  const ana = await buildCliente(app.sql, onde.loja)
  const { token, idusuario = idNulo } = await pessoa.open(ana)
  const autor = { proprio: pessoa.proprio, idusuario }
  const entradas = new Map<CallKey, Awaited<ReturnType<LojaPronta['buildEntrada']>>>()
  for (const key of keys) entradas.set(key, await onde.buildEntrada(key, ana, autor))
  if (pessoa.buildPedido && keys.includes(SUBMETER)) entradas.set(SUBMETER, pessoa.buildPedido(ana))
  await pessoa.settle?.(ana)
  return { token, entradas }
}

/** What is refused or only reads leaves ana as she is; a logout ends the session. */
function changesNothing(key: CallKey, codigos: readonly string[]): boolean {
  return codigos.length > 0 || (key.startsWith('GET ') && !termina.has(key))
}

describe.each(Object.keys(quem))('%s', (nome) => {
  const pessoa = quem[nome] as Quem // one of its own keys
  // Keys of the contract.
  const todas = Object.keys(calls) as CallKey[]
  // Who is of the platform is tried everywhere once: an access changes nothing where none is needed.
  const quais = pessoa.semAcesso ? todas.filter((key) => alcanceOf(key, 'operador') === 'motivo') : todas
  const rows = quais.map((key) => {
    const codigos = expectedOf(key, pessoa)
    return { key, codigos, promessa: codigos.join(' or ') || 'is served' }
  })
  const comuns = rows.filter(({ key, codigos }) => changesNothing(key, codigos)).map(({ key }) => key)
  let comum: Awaited<ReturnType<typeof openSessao>>
  beforeAll(async () => {
    comum = await openSessao(pessoa, comuns)
  })
  // What changes something has a customer and an order of its own: a few at once.
  test.concurrent.each(rows)('$key: $promessa', async ({ key, codigos }) => {
    const { token, entradas } = comuns.includes(key) ? comum : await openSessao(pessoa, [key])
    const entrada = entradas.get(key) ?? {}
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
