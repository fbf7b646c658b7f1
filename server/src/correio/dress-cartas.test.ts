import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import { buildFornecedor, createTestApp, type AppDeTeste, type FornecedorDeTeste } from '../teste/index.ts'
import {
  composeComecada,
  composeConversaNaoLida,
  composeCupomNovo,
  composeOrcamento,
  composePasso,
  composeVoltou,
  insertCarta,
  insertCartas,
  modelos,
  renderHtml,
  type Carta,
} from './index.ts'
import { fillEscrita, modeloOf } from './modelos/modelos.ts'

/** Decision 0161: letters in the words that a store chose. */
let app: AppDeTeste
let loja: FornecedorDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.sql`delete from correio`
  loja = await buildFornecedor(app.sql)
})

const quem = {
  para: 'ana@vitrine.example',
  pessoa: 'Ana',
  loja: 'Empório',
  link: 'https://x.example/pedidos/7',
}
const pedido = { ...quem, numpedido: 7 }
const fatos = { motivo: '', pago: false, orcamento: false }
const passo = (
  ...resto: [Parameters<typeof composePasso>[1], Partial<Parameters<typeof composePasso>[2]>?]
) => composePasso(pedido, resto[0], { ...fatos, ...resto[1] })
const cupom = { codigocupom: 'DEZ', nome: 'Dez', descricao: 'Na primeira.', beneficio: '10%' }

const cartas: [string, Carta | null][] = [
  ['budget approved', passo('ENVIADO')],
  ['paid, picked after', passo('PAGO', { antes: true })],
  ['paid, picked before', passo('PAGO')],
  ['picking', passo('SEPARANDO')],
  ['under way', passo('EMENTREGA')],
  ['under way, by somebody', passo('EMENTREGA', { entregador: { nome: 'João', telefone: '' } })],
  ['ready', passo('PRONTO_RETIRADA')],
  ['delivered', passo('ENTREGUE')],
  ['cancelled', passo('CANCELADO')],
  ['cancelled, paid', passo('CANCELADO', { pago: true, motivo: 'Faltou', porPix: true })],
  ['budget cancelled', passo('CANCELADO', { orcamento: true })],
  [
    'offer',
    composeOrcamento(pedido, { total: 10, validade: '2026-12-01', observacao: 'Oi', revisto: false }),
  ],
  [
    'offer anew',
    composeOrcamento(pedido, { total: 10, validade: '2026-12-01', observacao: '', revisto: true }),
  ],
  ['back in stock', composeVoltou({ ...quem, produto: 'Café' })],
  ['coupon', composeCupomNovo({ ...quem, ...cupom })],
  ['unread', composeConversaNaoLida({ ...quem, numpedido: 7, novas: 2 })],
  ['unread, of no order', composeConversaNaoLida({ ...quem, numpedido: null, novas: 1 })],
  ['subscription', composeComecada({ ...quem, nome: 'Toda semana' }, { data: '2026-12-01' })],
]

test.each(cartas)(
  'the usual words of a letter, as the panel shows them, are those that are sent: %s',
  (_, carta) => {
    const { id, partes } = carta?.modelo ?? { id: '', partes: {} }
    const modelo = modeloOf(id)
    expect(modelo && fillEscrita(modelo, modelo, partes)).toEqual({
      assunto: carta?.assunto,
      texto: carta?.texto,
    })
  },
)

test('every letter with words to choose is one that is sent', () => {
  expect(new Set(cartas.map(([, carta]) => carta?.modelo?.id))).toEqual(new Set(Object.keys(modelos)))
})

const publish = (chave: string, dados: object, de: Date | null = null) => app.sql`
  insert into publicacao (idfornecedor, idpublicacao, tipo, idconteudo, numero, chave, estado, de, dados, publicada_em)
  values (${loja.idfornecedor}, ${uuidv7()}, 'CARTA', ${uuidv7()}, 1, ${chave}, 'PUBLICADA', ${de}, ${app.sql.json(dados as never)}, now())`
const escrita = { assunto: 'Voltou {produto}', texto: '{pessoa}: {produto}\n\n{link}\n\n{loja}' }
const voltou = (mais = {}) => composeVoltou({ ...quem, produto: 'Café', ...mais })
const send = async (carta: Carta) => {
  await insertCarta(app.sql, carta, { idfornecedor: loja.idfornecedor, chave: uuidv7() })
  return (
    await app.sql<
      { assunto: string; texto: string }[]
    >`select assunto, texto from correio order by criado_em desc limit 1`
  )[0]
}

test('a letter goes out in the words of its store, and of no other', async () => {
  await publish('voltou', escrita)
  expect(await send(voltou())).toEqual({
    assunto: 'Voltou Café',
    texto: 'Ana: Café\n\nhttps://x.example/pedidos/7\n\nEmpório',
  })
  loja = await buildFornecedor(app.sql)
  const { assunto, texto } = voltou()
  expect(await send(voltou())).toEqual({ assunto, texto })
})

test('words that begin later do not count yet, nor those that are no letter any more', async () => {
  const { assunto, texto } = voltou()
  await publish('voltou', escrita, new Date(Date.now() + 3_600_000))
  expect(await send(voltou())).toEqual({ assunto, texto })
  await publish('voltou', { assunto: 3 })
  expect(await send(voltou())).toEqual({ assunto, texto })
})

test('what somebody typed is neither a part, nor markup, nor a button', async () => {
  await publish('voltou', { ...escrita, texto: 'Olá, {pessoa}\n\nVer: {link}\n\n{loja}' })
  const pessoa = '<b>{loja}</b> http://mau.example'
  const dita = await send(voltou({ pessoa, produto: 'Café\r\nBcc: x@y.example' }))
  expect(dita?.assunto).toBe('Voltou Café Bcc: x@y.example')
  expect(dita?.texto).toContain('<b>{loja}</b> mau.example')
  const html = renderHtml(dita ?? { assunto: '', texto: '' })
  expect(html).toContain('&lt;b&gt;{loja}&lt;/b&gt; mau.example')
  expect(html.match(/<a /g)).toHaveLength(1)
})

test('many letters cost one look, and those without words to choose none', async () => {
  const muitas = Array.from({ length: 50 }, (_, i) => ({
    ...voltou(),
    idfornecedor: loja.idfornecedor,
    chave: `${loja.idfornecedor}${i}`,
  }))
  const looks = async (quais: typeof muitas) =>
    (await app.statementsOf(() => insertCartas(app.sql, quais))).filter((comando) =>
      comando.includes('publicacao'),
    )
  expect(await looks(muitas)).toHaveLength(1)
  const sem = muitas.map(({ modelo: _modelo, ...carta }) => ({
    ...carta,
    idcorreio: uuidv7(),
    chave: uuidv7(),
  }))
  expect(await looks(sem)).toHaveLength(0)
})
