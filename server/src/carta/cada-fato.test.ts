import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { insertEventos, type EventoNovo } from '../evento/index.ts'
import { openDatabase, prazos, uuidv7 } from '../infra/index.ts'
import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  openRodada,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { writeCartas } from './index.ts'

/** Every letter about an order has its event, and the reader writes it (decision 0092). */
let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let numpedido: number

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
  await app.sql`update fornecedor set config = jsonb_set(config, '{rodape}', '{"email": "vendas@loja.example"}') where idfornecedor = ${loja.idfornecedor}`
})
afterAll(() => app.close())
beforeEach(async () => {
  ana = await buildCliente(app.sql, loja)
  numpedido = await buy(ana)
  await app.lerEventos()
  await app.sql`delete from correio`
})

async function buy(cliente: ClienteDeTeste): Promise<number> {
  const produto = await buildProduto(app.sql, loja, { preco: 50 })
  const { dados } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: cliente.idcliente },
      body: buildSubmissao({ loja, cliente, produto }),
    },
    { token: cliente.token },
  )
  return dados.numpedido
}

const ID = uuidv7()
const NOTA = '3'.repeat(44)
const FEITA = '2026-11-20T10:00:00.000Z'
const fatura = (num: number) => ({
  idfatura: ID,
  numpedido: num,
  parcela: 1,
  parcelas: 1,
  vencimento: '2026-12-01',
  valor: 12.34,
})
const cobranca = (num: number) => ({ numpedido: num, idcobranca: ID, tipo: 'BOLETO', valor: 12.34 }) as const
type Fato = EventoNovo extends infer E ? (E extends EventoNovo ? Omit<E, 'idfornecedor'> : never) : never

/** Each kind of event that was a letter alone before, with the keys that its letters had and have. */
const fatos: [string, (num: number) => Fato, (num: number) => string[]][] = [
  [
    'not all was there',
    (num) => ({
      tipo: 'separacao.FALTOU',
      dados: { numpedido: num, totalservido: 40.1, volta: 9.9, abatido: 0, porPix: false },
    }),
    (num) => [`pedido-faltou:${num}:4010`],
  ],
  [
    'a question of weight',
    (num) => ({
      tipo: 'pesagem.PERGUNTADA',
      dados: {
        numpedido: num,
        feita_em: FEITA,
        total: 60,
        totalAtual: 50,
        itens: [{ nome: '</script>', unidade: 'KG', quantidade: 1, servida: 1.2 }],
      },
    }),
    (num) => [`pesagem:${num}:${FEITA}`],
  ],
  [
    'its yes, on the page',
    (num) => ({
      tipo: 'pesagem.ACEITA',
      dados: { numpedido: num, feita_em: FEITA, total: 60, palavra: 'x' },
    }),
    (num) => [`peso-aceito:${num}:${FEITA}`, `pesagem-resposta:${num}:${FEITA}`],
  ],
  [
    'its yes, as the store wrote it down',
    (num) => ({
      tipo: 'pesagem.ACEITA',
      dados: { numpedido: num, feita_em: null, total: 60.07, palavra: 'x' },
    }),
    (num) => [`peso-aceito:${num}:6007`],
  ],
  [
    'its no',
    (num) => ({
      tipo: 'pesagem.RECUSADA',
      dados: { numpedido: num, feita_em: FEITA, total: 60, palavra: '' },
    }),
    (num) => [`pesagem-resposta:${num}:${FEITA}`],
  ],
  [
    'a note',
    (num) => ({ tipo: 'nota.EMITIDA', dados: { numpedido: num, chave: NOTA, motivo: '' } }),
    () => [`nota-emitida:${NOTA}`],
  ],
  [
    'a note that was cancelled',
    (num) => ({ tipo: 'nota.CANCELADA', dados: { numpedido: num, chave: NOTA, motivo: 'Engano' } }),
    () => [`nota-cancelada:${NOTA}`],
  ],
  [
    'a note that has to be',
    (num) => ({ tipo: 'nota.EM_VIGOR', dados: { numpedido: num, chave: NOTA, motivo: '' } }),
    () => [`nota-em-vigor:${NOTA}`],
  ],
  [
    'money that nobody needs',
    (num) => ({
      tipo: 'pagamento.SOBROU',
      dados: { numpedido: num, idpagamento: ID, valor: 50, cancelado: true, porPix: true },
    }),
    () => [`pedido-devolvido:${ID}`],
  ],
  [
    'a reserve that is charged early',
    (num) => ({ tipo: 'pagamento.ANTECIPADO', dados: { numpedido: num, idpagamento: ID, valor: 50 } }),
    () => [`reserva-cobrada:${ID}`, `reserva-cobrada-loja:${ID}`],
  ],
  [
    'a refund by hand waits: the letter of what began it says so',
    (num) => ({ tipo: 'reembolso.ABERTO', dados: { numpedido: num, idreembolso: ID, valor: 50 } }),
    () => [],
  ],
  [
    'its key',
    (num) => ({ tipo: 'reembolso.CHAVE_INFORMADA', dados: { numpedido: num, idreembolso: ID, valor: 50 } }),
    () => [`reembolso-chave:${ID}`],
  ],
  [
    'its end',
    (num) => ({ tipo: 'reembolso.FEITO', dados: { numpedido: num, idreembolso: ID, valor: 50 } }),
    () => [`reembolso-feito:${ID}`],
  ],
  [
    'paid invoices',
    (num) => ({ tipo: 'cobranca.PAGA', dados: { ...cobranca(num), faturas: [fatura(num)] } }),
    () => [`faturas-pagas:${ID}`],
  ],
  [
    'more than they were',
    (num) => ({ tipo: 'cobranca.SOBROU', dados: { ...cobranca(num), porPix: true } }),
    () => [`fatura-sobra:${ID}`],
  ],
  [
    'a bank that took it back',
    (num) => ({
      tipo: 'cobranca.VOLTOU',
      dados: { ...cobranca(num), devolvido: 12.34, faturas: [fatura(num)] },
    }),
    () => [`faturas-reabertas:${ID}:1234`, `faturas-reabertas-loja:${ID}:1234`],
  ],
  [
    'a part that covers no invoice whole, for the store alone',
    (num) => ({ tipo: 'cobranca.VOLTOU', dados: { ...cobranca(num), devolvido: 0.01, faturas: [] } }),
    () => [`faturas-reabertas-loja:${ID}:1`],
  ],
  ...(['NOVA', 'VENCE', 'VENCIDA'] as const).map((aviso): (typeof fatos)[number] => [
    `invoices: ${aviso}`,
    (num) => ({
      tipo: 'fatura.AVISADA',
      dados: { numpedido: num, aviso, faturas: [fatura(num)], tolerancia: 5 },
    }),
    () => [`fatura-${aviso.toLowerCase()}:${ID}`],
  ]),
]

const asEvento = (fato: Fato) => ({ ...fato, idfornecedor: loja.idfornecedor }) as EventoNovo
const happen = (...novos: Fato[]) => insertEventos(app.sql, novos.map(asEvento))
const listChaves = async () =>
  (await app.sql`select chave from correio order by criado_em, chave`).map(({ chave }) => String(chave))

describe.each(fatos)('%s', (_, make, chavesOf) => {
  test('has its letters, once, under the keys that they always had, also by two processes', async () => {
    await happen(make(numpedido), make(numpedido))
    expect(await listChaves()).toEqual([])
    const outro = openDatabase(app.url, { max: 2, prazos: prazos.manutencao })
    const deps = { sql: app.sql, config: app.config, fornecedores: app.fornecedores }
    await Promise.all([writeCartas(deps), writeCartas({ ...deps, sql: outro })])
    await outro.end()
    await app.lerEventos()
    expect((await listChaves()).toSorted()).toEqual(chavesOf(numpedido).toSorted())
    const textos = await app.sql<{ texto: string }[]>`select texto from correio`
    expect(textos.filter(({ texto }) => /undefined|NaN|null|\[object/.test(texto))).toEqual([])
  })

  test('is not told again where its letter was written before it had an event', async () => {
    for (const chave of chavesOf(numpedido))
      await app.sql`
        insert into correio (idcorreio, idfornecedor, para, assunto, texto, chave)
        values (${uuidv7()}, ${loja.idfornecedor}, 'ana@vitrine.example', '', 'de antes', ${chave})`
    await happen(make(numpedido))
    await app.lerEventos()
    expect(await app.sql`select from correio where texto <> 'de antes'`).toHaveLength(0)
  })

  test('is told to nobody about a person who was erased meanwhile', async () => {
    await happen(make(numpedido))
    await app.sql`update cliente set excluido_em = now() where idcliente = ${ana.idcliente}`
    await app.lerEventos()
    expect(await listChaves()).toEqual([])
    expect(await app.sql`select from evento where 'cartas' = any(falta)`).toHaveLength(0)
  })
})

test('a letter that cannot be written stops no other of another kind', async () => {
  await happen(...fatos.map(([, make]) => make(numpedido)))
  await app.sql.unsafe(`
    create function recusa_nota() returns trigger language plpgsql as $$ begin raise 'carta ruim'; end $$;
    create trigger ruim before insert on correio for each row when (starts_with(new.chave, 'nota-emitida')) execute function recusa_nota();`)
  const { rodada, falhas } = openRodada()
  await writeCartas({ sql: app.sql, config: app.config, fornecedores: app.fornecedores }, rodada)
  await app.sql.unsafe('drop trigger ruim on correio; drop function recusa_nota()')
  expect([...falhas.values()].map(String)).toEqual([expect.stringContaining('carta ruim')])
  const esperadas = new Set(fatos.flatMap(([, , chavesOf]) => chavesOf(numpedido)))
  esperadas.delete(`nota-emitida:${NOTA}`)
  expect(new Set(await listChaves())).toEqual(esperadas)
  await app.lerEventos()
  expect(await listChaves()).toContain(`nota-emitida:${NOTA}`)
})

describe('a hundred events are as many statements as one of each kind', () => {
  const passo = (num: number, status: 'PAGO' | 'CANCELADO'): Fato => ({
    tipo: `pedido.${status}`,
    dados: {
      numpedido: num,
      numpedidoerp: null,
      numpedidocliente: '',
      status,
      anterior: 'AGUARDANDOPAGAMENTO',
      ator: 'sistema',
      motivo: '',
      quando: new Date().toISOString(),
      pago: true,
      total: 50,
      totalservido: null,
      documentoNaEntrega: false,
    },
  })
  const deVarios = (num: number): Fato[] => [
    passo(num, 'PAGO'),
    passo(num, 'CANCELADO'),
    {
      tipo: 'orcamento.PRECIFICADO',
      dados: { numpedido: num, versao: 1, total: 50, valido_ate: '2026-12-01T03:00:00.000Z' },
    },
    {
      tipo: 'pedido.RETIDO',
      dados: {
        numpedido: num,
        idcontestacao: uuidv7(),
        tipo: 'MED',
        valor: 50,
        parecer: null,
        decisao: null,
        palavra: '',
      },
    },
    {
      tipo: 'devolucao.CONCLUIDA',
      dados: {
        numpedido: num,
        iddevolucao: uuidv7(),
        tipo: 'DEVOLUCAO',
        status: 'CONCLUIDA',
        valor: 1,
        motivo: '',
      },
    },
  ]

  test('refunds by hand, early charges, returns, disputes, words of the store', async () => {
    const count = async (...pedidos: number[]) => {
      await happen(...pedidos.flatMap((num) => [...deVarios(num), ...fatos.map(([, make]) => make(num))]))
      const comandos = await app.statementsOf(() => app.lerEventos())
      expect(await app.sql`select from evento where 'cartas' = any(falta)`).toHaveLength(0)
      return comandos.length
    }
    const um = await count(numpedido)
    expect(um).toBeLessThanOrEqual(22)
    const outros = []
    for (let n = 0; n < 4; n += 1) outros.push(await buy(await buildCliente(app.sql, loja)))
    await app.lerEventos()
    expect(await count(...outros)).toBe(um)
  })
})
