import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { extractText, getDocumentProxy } from 'unpdf'

import {
  buildErp,
  buildCancelamento,
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildNfe,
  buildProduto,
  buildSubmissao,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let bia: LoginDeTeste
let produto: string
let cnpj: string
let documento: string
let num: number

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  bia = await buildEquipe(app.sql, loja, { papel: 'atendente' })
  produto = await buildProduto(app.sql, loja, { preco: 10 })
  const [row] = await app.sql<{ cnpj: string; documento: string }[]>`
    select f.cnpj, c.documento from fornecedor f, cliente c where f.idfornecedor = ${loja.idfornecedor} and c.idcliente = ${ana.idcliente}`
  cnpj = row?.cnpj ?? ''
  documento = row?.documento ?? ''
  num = await order()
})

/** R$ 17,90. */
async function order(quantidade = 1): Promise<number> {
  const itens = [{ id: produto, quantidade, embalarParaPresente: false }]
  const { dados } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: ana.idcliente },
      body: buildSubmissao({ loja, cliente: ana, produto }, { itens }),
    },
    { token: ana.token },
  )
  return dados.numpedido
}

const nfe = (mudanca: Partial<Parameters<typeof buildNfe>[0]> = {}) =>
  buildNfe({ cnpj, documento, valor: 17.9, ...mudanca })
const send = (xml: string, { numpedido = num, token = bia.token } = {}) =>
  app.call(
    'POST /painel/v1/pedidos/{num}/nota-fiscal',
    { params: { num: numpedido }, body: { xml } },
    { token },
  )
const cancel = (xml: string, { numpedido = num } = {}) =>
  app.call(
    'POST /painel/v1/pedidos/{num}/nota-fiscal/cancelar',
    { params: { num: numpedido }, body: { xml } },
    { token: bia.token },
  )
const get = (sufixo = '') =>
  app.fastify.inject({
    url: `/v4/danfe/${num}/${loja.idfornecedor}${sufixo}`,
    headers: { authorization: `Bearer ${ana.token}` },
  })
async function readNota() {
  const { dados } = await app.call(
    'GET /v2/app/{session_token}/order/{numpedido}',
    { params: { session_token: 'token', numpedido: num } },
    { token: ana.token },
  )
  return dados.notaFiscal
}
const readCartas = async (chave: string) => (
  await app.lerEventos(),
  app.sql<
    { chave: string; texto: string }[]
  >`select chave, texto from correio where chave like ${`nota-%${chave}`} order by criado_em`
)
async function readDanfe(): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array((await get()).rawPayload)))
  return text.join('\n')
}

describe('the NF-e of an order comes in by its ERP (brazil 7)', () => {
  test('is kept as it came, drawn as DANFE, shown with the sizes of its files, told by letter', async () => {
    expect((await get()).json()).toMatchObject({ codigo: 'nota_nao_emitida' })
    const { xml, chave } = nfe()
    const chaveDaApi = await buildErp(app.sql, loja)
    const ouvidos: number[] = []
    await app.settle()
    const stop = app.notificacoes.onPedido((numpedido) => ouvidos.push(numpedido))
    const { dados } = await send(xml, { token: chaveDaApi.token })
    expect(dados).toEqual({ numpedido: num, chave, nova: true })
    await app.settle()
    stop()
    // Whoever has the order's page open sees its documents come.
    expect(ouvidos).toEqual([num])
    const pdf = await get()
    expect((await get('/xml')).payload).toBe(xml)
    expect(await readNota()).toEqual({
      chave,
      bytesXml: Buffer.byteLength(xml),
      bytesDanfe: pdf.rawPayload.byteLength,
      cancelada_em: null,
    })
    expect(await readDanfe()).not.toContain('SEM VALOR FISCAL')
    const [carta] = await readCartas(chave)
    expect(carta?.texto).toContain(chave.slice(0, 4) + ' ' + chave.slice(4, 8))
    expect(carta?.texto).toContain(`/pedidos/${num}#documentos`)
    expect(carta?.texto).toContain('https://www.nfe.fazenda.gov.br/')
  })

  test('sent again, also many times at once, it is one note and one letter', async () => {
    const { xml, chave } = nfe()
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(xml)))
    expect(answers.filter(({ dados }) => dados.nova)).toHaveLength(1)
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await readCartas(chave)).toHaveLength(1)
  })

  test('another one is refused while it is in force, and so is its key with another content or for another order', async () => {
    const { xml, chave } = nfe()
    await send(xml)
    const outra = await send(nfe({ numero: 124 }).xml)
    expect(outra.falha).toMatchObject({ codigo: 'nota_existente', detalhes: { chave } })
    expect((await send(xml.replace('VENDA', 'REMESSA'))).falha.codigo).toBe('nota_existente')
    const mesmo = await order(2)
    await app.sql`update pedido set subtotal = 1000, total = 1790 where numpedido = ${mesmo}`
    expect((await send(xml, { numpedido: mesmo })).falha.codigo).toBe('nota_existente')
    expect((await get('/xml')).payload).toBe(xml)
  })

  test.each<[string, () => string, RegExp]>([
    ['no XML', () => 'nota fiscal', /não é o XML de uma NF-e/],
    ['XML that does not end', () => nfe().xml.replace('</nfeProc>', ''), /não é o XML de uma NF-e/],
    [
      'entities of its own',
      () => nfe().xml.replace('<nfeProc', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><nfeProc'),
      /não é o XML de uma NF-e/,
    ],
    ['a key whose digit is wrong', () => withDigito(nfe()), /chave de acesso válida/],
    [
      'a key of another number',
      () => nfe().xml.replace('<nNF>123<', '<nNF>124<'),
      /chave de acesso não corresponde/,
    ],
    ['a consumer note', () => nfe({ modelo: '65' }).xml, /modelo 55/],
    ['no authorization', () => nfe({ cStat: '110' }).xml, /autorização/],
    ['the authorization of another', () => nfe().xml.replace('<chNFe>35', '<chNFe>36'), /é de outra nota/],
    ['another sender', () => nfe({ cnpj: '12345678000195' }).xml, /outro CNPJ/],
    ['another receiver', () => nfe({ documento: '52998224725' }).xml, /outro destinatário/],
    [
      'a key of another state',
      () => nfe({ estado: '33' }).xml,
      /outro estado: a loja emite suas notas em SP/,
    ],
    ['a note that says another state', () => nfe().xml.replace('<cUF>35', '<cUF>33'), /outro estado/],
    ['a key of another month', () => nfe().xml.replace('<dhEmi>2026-11', '<dhEmi>2026-10'), /ao mês/],
    ['a key of another code', () => nfe().xml.replace('<cNF>8', '<cNF>9'), /código da nota/],
    ['another value', () => nfe({ valor: 18.9 }).xml, /valor da nota/],
    ['another order', () => nfe({ xPed: '99' }).xml, /cita o pedido 99/],
  ])('is refused with the reason: %s', async (_, make, motivo) => {
    const { falha, status } = await send(make())
    expect([status, falha.codigo]).toEqual([422, 'nota_invalida'])
    expect(falha.error).toMatch(motivo)
    expect(await readNota()).toBeNull()
  })

  test('names the order by either number, and may leave out services, which have notes of their own', async () => {
    await app.sql`update pedido set numpedidoerp = 'ERP-7', servicos = 500, total = total + 500 where numpedido = ${num}`
    expect((await send(nfe({ xPed: 'ERP-7' }).xml)).status).toBe(200)
  })

  test('may come to more by the taxes that are put on top, and by nothing else', async () => {
    const { xml } = nfe({ valor: 20.4 })
    expect((await send(xml)).falha.codigo).toBe('nota_invalida')
    const taxed = xml.replace('<vNF>', '<vST>1.50</vST><vIPI>1.00</vIPI><vNF>')
    expect((await send(taxed)).status).toBe(200)
  })

  test('more than 2 MiB is not read, and a budget or a cancelled order takes none', async () => {
    const { xml } = nfe()
    const grande = xml.replace('</nfeProc>', `<!--${'x'.repeat(2 * 1024 * 1024)}--></nfeProc>`)
    expect((await send(grande)).falha.codigo).toBe('corpo_grande')
    for (const status of ['ORCAMENTO_NOVO', 'CANCELADO']) {
      await app.sql`update pedido set status = ${status} where numpedido = ${num}`
      expect((await send(xml)).falha.codigo).toBe('movimento_recusado')
    }
  })

  test('may be sent only by people who work for the store', async () => {
    const { xml } = nfe()
    expect((await send(xml, { token: ana.token })).falha.codigo).toBe('sem_permissao')
    const alheia = await buildEquipe(app.sql, await buildFornecedor(app.sql), { papel: 'fornecedor' })
    expect((await send(xml, { token: alheia.token })).falha.codigo).toBe('nao_encontrado')
  })
})

describe('a cancelled note', () => {
  test('stays to be read, marked on every sheet, is told once, and makes room for another', async () => {
    const { xml, chave } = nfe()
    await send(xml)
    const evento = buildCancelamento(chave)
    const answers = await Promise.all([cancel(evento), cancel(evento), cancel(evento)])
    expect(answers.filter(({ dados }) => dados.nova)).toHaveLength(1)
    expect(await readNota()).toMatchObject({ chave, cancelada_em: '2026-11-21T12:00:00.000Z' })
    expect(await readDanfe()).toContain('NF-E CANCELADA')
    const cartas = await readCartas(chave)
    expect(cartas.map((carta) => carta.chave)).toEqual([`nota-emitida:${chave}`, `nota-cancelada:${chave}`])
    expect(cartas[1]?.texto).toContain('Erro no destinatário da nota.')
    expect((await send(xml)).falha.codigo).toBe('nota_existente')
    const outra = nfe({ numero: 124 })
    expect((await send(outra.xml)).status).toBe(200)
    expect(await readNota()).toMatchObject({ chave: outra.chave, cancelada_em: null })
  })

  test('is that of a registered event, for a note that the order has', async () => {
    const { xml, chave } = nfe()
    expect((await cancel(buildCancelamento(chave))).falha.error).toMatch(/este pedido não tem/)
    await send(xml)
    expect((await cancel(buildCancelamento(chave, { cStat: '573' }))).falha.codigo).toBe('nota_invalida')
    expect((await cancel(xml)).falha.codigo).toBe('nota_invalida')
    expect(await readNota()).toMatchObject({ chave, cancelada_em: null })
  })
})

describe('an order that is cancelled while its note is in force', () => {
  const lojaSabe = async (chave: string) => {
    await app.lerEventos()
    const cartas = await app.sql<{ para: string; texto: string }[]>`
      select para, texto from correio where chave = ${`nota-em-vigor:${chave}`}`
    return cartas
  }
  beforeEach(async () => {
    await app.sql`
      update fornecedor set config = jsonb_set(config, '{rodape}', '{"email": "fiscal@loja.example"}') where idfornecedor = ${loja.idfornecedor}`
  })

  test('says to its staff that the note stays and what to do, and the store has it in writing, once', async () => {
    const { xml, chave } = nfe()
    await send(xml)
    const { dados } = await app.call(
      'POST /painel/v1/pedidos/{num}/mover',
      { params: { num }, body: { para: 'CANCELADO', motivo: 'Sem estoque' } },
      { token: bia.token },
    )
    expect(dados.notaEmVigor).toBe(chave)
    expect(dados.mensagem).toMatch(/continua em vigor: cancele-a na Sefaz .*nota de devolução/)
    const cartas = await lojaSabe(chave)
    expect(cartas.map(({ para }) => para)).toEqual(['fiscal@loja.example'])
    expect(cartas[0]?.texto).toContain(chave.slice(0, 4) + ' ' + chave.slice(4, 8))
    // Then its cancellation is taken although the order is gone.
    expect((await cancel(buildCancelamento(chave))).dados).toEqual({ numpedido: num, chave, nova: true })
  })

  test('tells the customer who cancels, and does not send them to the tax authority', async () => {
    const { xml, chave } = nfe()
    await send(xml)
    const { dados } = await app.call(
      'POST /v4/orders/{num}/{acao}',
      { params: { num, acao: 'cancelar' }, body: {} },
      { token: ana.token },
    )
    expect(dados.notaEmVigor).toBe(chave)
    expect(dados.mensagem).toMatch(/a loja foi avisada e vai cancelá-la/)
    expect(await lojaSabe(chave)).toHaveLength(1)
  })

  test('says nothing where there is no note, or it was cancelled before', async () => {
    const { xml, chave } = nfe()
    await send(xml)
    await cancel(buildCancelamento(chave))
    const { dados } = await app.call(
      'POST /painel/v1/pedidos/{num}/mover',
      { params: { num }, body: { para: 'CANCELADO', motivo: 'Sem estoque' } },
      { token: bia.token },
    )
    expect([dados.mensagem, dados.notaEmVigor]).toEqual(['Pedido cancelado.', undefined])
    expect(await lojaSabe(chave)).toEqual([])
  })
})

/** The last digit of the key is another one, everywhere. */
function withDigito({ xml, chave }: { xml: string; chave: string }): string {
  const outro = String((Number(chave.at(-1)) + 1) % 10)
  return xml.replaceAll(chave, chave.slice(0, 43) + outro)
}
