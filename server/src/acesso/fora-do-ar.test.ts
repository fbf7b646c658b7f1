import { afterAll, beforeAll, expect, test } from 'vitest'

import { calls, type Call, type CallInput, type CallKey, type Calls } from '@vitrine/contract'

import { termina } from '../teste/dois/excecoes-de-dois.ts'
import {
  buildCliente,
  buildEquipe,
  buildErp,
  buildFornecedor,
  buildProduto,
  buildTipoAssinatura,
  comCofre,
  createEntradasDaMatriz,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
const entradas = new Map<CallKey, object>()
const tokens: Record<string, string> = {}

/** What the team still writes while the store is away, by hand: a row more is a decision (0164). */
const escritas: ReadonlySet<string> = new Set([
  'DELETE /painel/v1/{idfornecedor}/chaves/{idapikeys}',
  'DELETE /painel/v1/{idfornecedor}/equipe/{idusuario}',
  'DELETE /painel/v1/{idfornecedor}/equipe/{idusuario}/segundo-fator',
  'DELETE /painel/v1/{idfornecedor}/recortes/{idrecorte}',
  'DELETE /painel/v1/{idfornecedor}/respostas-prontas/{idresposta}',
  'DELETE /v4/chat/salas/{sala}/mensagens/{idmensagem}',
  'DELETE /v4/subscription/cancel/{id}',
  'POST /painel/v1/pedidos/{num}/contestacoes/{idcontestacao}/encerrar',
  'POST /painel/v1/pedidos/{num}/devolucoes/{iddevolucao}/concluir',
  'POST /painel/v1/pedidos/{num}/devolucoes/{iddevolucao}/recusar',
  'POST /painel/v1/pedidos/{num}/devolver',
  'POST /painel/v1/pedidos/{num}/mover',
  'POST /painel/v1/pedidos/{num}/nota-fiscal',
  'POST /painel/v1/pedidos/{num}/nota-fiscal/cancelar',
  'POST /painel/v1/pedidos/{num}/reembolsos/{idreembolso}/feito',
  'POST /painel/v1/pedidos/{num}/separar',
  'POST /painel/v1/{idfornecedor}/entrar',
  'POST /painel/v1/{idfornecedor}/ganchos/{idgancho}/entregas/{identrega}/reenviar',
  'POST /painel/v1/{idfornecedor}/titulares/{idrequerimento}/anonimizacao',
  'POST /painel/v1/{idfornecedor}/titulares/{idrequerimento}/copia',
  'POST /painel/v1/{idfornecedor}/titulares/{idrequerimento}/resposta',
  'POST /v4/chat/salas',
  'POST /v4/chat/salas/{sala}/anexos',
  'POST /v4/chat/salas/{sala}/leitura',
  'POST /v4/chat/salas/{sala}/mensagens',
  'POST /v4/faturas/segunda-via',
  'POST /v4/orders/export/{id}',
  'POST /v4/payment/generate-receipt/{numorder}/{idclient}',
  'POST /v4/webhook/{provedor}/{idfornecedor}',
  'PUT /painel/v1/pedidos/{num}',
  'PUT /painel/v1/{idfornecedor}/conversas/{sala}/adiamento',
  'PUT /painel/v1/{idfornecedor}/conversas/{sala}/atendente',
  'PUT /painel/v1/{idfornecedor}/conversas/{sala}/estado',
  'PUT /painel/v1/{idfornecedor}/recortes/{idrecorte}',
  'PUT /painel/v1/{idfornecedor}/respostas-prontas/{idresposta}',
  'PUT /painel/v1/{idfornecedor}/segundo-fator',
  'PUT /painel/v1/{idfornecedor}/titulares/{idrequerimento}',
  'PUT /v1/app/usuario/{id}',
  'PUT /v4/chat/salas/{sala}/mensagens/{idmensagem}',
])

/** Calls that a role may make while the store sells, and that are about this one: they name it, or an order of it. */
const listDe = (papel: Call['access'][number]) =>
  (Object.entries(calls) as [CallKey, Call][]) // the contract's own keys
    .filter(([, { fornecedor, dono, access }]) => access.includes(papel) && (fornecedor || dono === 'pedido'))
    .map(([key]) => key)
    .filter((key) => !termina.has(key))

beforeAll(async () => {
  app = await createTestApp(comCofre)
  loja = await buildFornecedor(app.sql)
  await app.sql`insert into termo_uso (versao, titulo, texto) values ('1', 'Termos', 'Texto')`
  const produto = await buildProduto(app.sql, loja)
  const idtipoassinatura = await buildTipoAssinatura(app.sql, loja)
  const [row] = await app.sql<
    { idproduto: string }[]
  >`select idproduto from produto where idfornecedor = ${loja.idfornecedor}`
  const daLoja = { loja, produto, idproduto: row?.idproduto ?? '', idtipoassinatura }
  const buildEntrada = createEntradasDaMatriz(app, daLoja)
  const ana = await buildCliente(app.sql, loja)
  const dona = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
  const papeis = ['fornecedor', 'erp', 'cliente', 'representante'] as const
  for (const key of new Set(papeis.flatMap(listDe)))
    entradas.set(key, await buildEntrada(key, ana, { proprio: true, idusuario: dona.idusuario }))
  Object.assign(tokens, {
    fornecedor: dona.token,
    atendente: (await buildEquipe(app.sql, loja, { papel: 'atendente' })).token,
    representante: (await buildEquipe(app.sql, loja, { papel: 'representante', cliente: ana })).token,
    erp: (await buildErp(app.sql, loja)).token,
    cliente: ana.token,
    visitante: '',
  })
  await app.sql`update fornecedor set ativo = false where idfornecedor = ${loja.idfornecedor}`
  await app.settle()
}, 60_000)
afterAll(() => app.close())

/** Calls that somebody makes in vain since the store is away. */
async function listFora(papel: Call['access'][number]): Promise<{ fora: CallKey[]; vale: CallKey[] }> {
  const keys = listDe(papel)
  const codigos: string[] = []
  for (const key of keys) {
    // Made from the schemas of this very call.
    const entrada = entradas.get(key) as unknown as CallInput<Calls[CallKey]>
    codigos.push((await app.call(key, entrada, { token: tokens[papel] ?? '' })).falha.codigo)
  }
  return {
    fora: keys.filter((_, i) => codigos[i] === 'loja_fora_do_ar').toSorted(),
    vale: keys.filter((_, i) => codigos[i] !== 'loja_fora_do_ar').toSorted(),
  }
}
const isEscrita = (key: CallKey) => !key.startsWith('GET ')

test.each(['fornecedor', 'atendente', 'erp'] as const)(
  'at a store off the air %s reads all that it could, and writes only what goes on with orders and customers (decision 0164)',
  async (papel) => {
    const { fora, vale } = await listFora(papel)
    expect(fora.filter((key) => !isEscrita(key))).toEqual([])
    const daqui = listDe(papel)
      .filter((key) => escritas.has(key))
      .toSorted()
    expect(vale.filter(isEscrita)).toEqual(daqui)
  },
  60_000,
)

test.each(['cliente', 'representante', 'visitante'] as const)(
  'at a store off the air %s finds nothing',
  async (papel) => {
    const { vale } = await listFora(papel)
    // A provider's notice and a system's login prove themselves.
    const provas = ['POST /painel/v1/{idfornecedor}/entrar', 'POST /v4/webhook/{provedor}/{idfornecedor}']
    // Who has ordered reads what became of it.
    const daquele = ['GET /v2/app/{session_token}/order/{numpedido}']
    expect(vale.filter((key) => ![...provas, ...daquele].includes(key))).toEqual([])
  },
  60_000,
)

test('a store off the air is as shut to the team of another as to anybody', async () => {
  const outra = await buildEquipe(app.sql, await buildFornecedor(app.sql), { papel: 'fornecedor' })
  const { falha } = await app.call(
    'GET /painel/v1/{idfornecedor}/pedidos',
    { params: { idfornecedor: loja.idfornecedor }, query: {} },
    outra,
  )
  expect(falha.codigo).toBe('loja_fora_do_ar')
})
