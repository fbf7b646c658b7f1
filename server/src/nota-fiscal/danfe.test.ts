import { readFileSync } from 'node:fs'

import { Code128Reader } from '@zxing/library'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { extractText, getDocumentProxy } from 'unpdf'

import {
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  scanBarras,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { encodeCode128 } from './code-128.ts'
import { drawDanfe } from './draw-danfe.ts'
import { isChave, parseNfe } from './parse-nfe.ts'
import { readXml } from './read-xml.ts'

const modelo = readFileSync(new URL('fixtures/nfe-sintetica.xml', import.meta.url), 'utf8')
const COM_LETRAS = '3526111A2B3C4D000179550010000001231876543212'

/** The same note with another key, authorized for real use, or with so many products. */
function buildXml({
  chave,
  real = false,
  itens = 1,
}: { chave?: string; real?: boolean; itens?: number } = {}): string {
  const det = /<det .*?<\/det>/.exec(modelo)?.[0] ?? ''
  const dets = Array.from({ length: itens }, (_, i) =>
    det
      .replace('nItem="1"', `nItem="${i + 1}"`)
      .replace('ARROZ AGULHINHA 5KG', `ARROZ &amp; CIA nº ${i + 1}`),
  )
  return modelo
    .replace(det, dets.join(''))
    .replaceAll(
      '35261112345678000195550010000001231876543211',
      chave ?? '35261112345678000195550010000001231876543211',
    )
    .replaceAll('<tpAmb>2</tpAmb>', `<tpAmb>${real ? 1 : 2}</tpAmb>`)
}

async function toPdf(xml: string): Promise<Uint8Array> {
  const nota = parseNfe(xml)
  if (!nota) throw new Error('the note was not read')
  const partes: Uint8Array[] = []
  for await (const parte of drawDanfe(nota)) partes.push(parte)
  return new Uint8Array(Buffer.concat(partes))
}

const scan = async (bytes: Uint8Array, pagina = 1) =>
  (await scanBarras(bytes, new Code128Reader(), pagina)).join()

describe('the DANFE of a note, read back by others (brazil 7)', () => {
  test('its bars are the access key, in pairs of digits, and with the letters of a newer CNPJ', async () => {
    const comum = '35261112345678000195550010000001231876543211'
    expect(await scan(await toPdf(buildXml()))).toBe(comum)
    // Start, 22 pairs, check, stop: code C from end to end.
    expect(encodeCode128(comum).reduce((soma, n) => soma + n)).toBe(24 * 11 + 13)
    expect(await scan(await toPdf(buildXml({ chave: COM_LETRAS })))).toBe(COM_LETRAS)
  })

  test('its text names sender, receiver, key, protocol, taxes, product and total', async () => {
    const { text } = await extractText(await getDocumentProxy(await toPdf(buildXml({ real: true }))))
    const pagina = text.join('\n').replaceAll(/\s+/g, ' ')
    for (const parte of [
      'MERCADO AURORA LTDA',
      '12.345.678/0001-95',
      '3526 1112 3456 7800 0195 5500 1000 0001 2318 7654 3211',
      'VENDA DE MERCADORIA',
      '135260000000001 - 20/11/2026 10:01:00',
      'CLIENTE TESTE',
      '529.982.247-25',
      '01310-100',
      'ARROZ & CIA nº 1',
      '10063021',
      '51,80',
      'FOLHA 1/1',
      'Pedido 123',
    ])
      expect(pagina).toContain(parte)
    expect(pagina).not.toContain('SEM VALOR FISCAL')
  })

  test('many products go on over pages, each with its header, bars and number, none twice', async () => {
    const pdf = await toPdf(buildXml({ itens: 150 }))
    const { totalPages, text } = await extractText(await getDocumentProxy(pdf.slice()))
    expect(totalPages).toBeGreaterThan(2)
    const nomes = text.join('\n').match(/ARROZ & CIA nº \d+/g) ?? []
    expect(nomes).toHaveLength(150)
    expect(new Set(nomes).size).toBe(150)
    expect(text.at(-1)).toContain(`FOLHA ${totalPages}/${totalPages}`)
    expect(await scan(pdf, totalPages)).toBe('35261112345678000195550010000001231876543211')
  })

  test('a note that is not authorized, or for testing, says that it is worth nothing', async () => {
    const { text } = await extractText(await getDocumentProxy(await toPdf(buildXml())))
    expect(text.join('\n')).toContain('SEM VALOR FISCAL')
  })
})

describe('a note is read with care', () => {
  test.each([
    ['a note whose key holds', buildXml(), true],
    ['a wrong check digit', buildXml({ chave: '35261112345678000195550010000001231876543212' }), false],
    ['no XML at all', 'nota', false],
    ['an element that does not end', '<nfeProc><NFe>', false],
    ['a document type of its own', `<!DOCTYPE x [<!ENTITY a "b">]>${modelo}`, false],
  ])('%s', (_, xml, isRead) => {
    expect(parseNfe(xml) !== null).toBe(isRead)
  })

  test('keys hold by their check digit, letters too', () => {
    expect(isChave('35261112345678000195550010000001231876543211')).toBe(true)
    expect(isChave('35261112345678000195550010000001231876543212')).toBe(false)
    expect(isChave(COM_LETRAS)).toBe(true)
  })

  test.each([
    ['two roots', '<a/><b/>'],
    ['text after the root', '<a/>b'],
    ['an attribute twice', '<a Id="1" Id="2"/>'],
    ['attributes side by side', '<a b="1"c="2"/>'],
    ['an entity that nobody declared', '<a>&b;</a>'],
    ['an ampersand that begins nothing', '<a>arroz & feijão</a>'],
    ['a character that XML has not', '<a>\u0000</a>'],
    ['a number of half a character', '<a>&#xD800;</a>'],
    ['a comment with two dashes inside', '<a><!-- b -- c --></a>'],
    ['a declaration inside', '<a><?xml version="1.0"?></a>'],
    ['an end of CDATA in a text', '<a>]]></a>'],
    ['ends in the wrong order', '<a><b></a></b>'],
    ['nothing', ''],
  ])('%s is not well-formed', (_, xml) => {
    expect(readXml(xml)).toBeNull()
  })

  test('a name of an element never reads what belongs to another one', () => {
    const lido = readXml('<a><__proto__><x>1</x></__proto__><constructor>2</constructor></a>')
    expect(JSON.stringify(lido)).toBe('{"a":{"__proto__":{"x":"1"},"constructor":"2"}}')
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false)
  })

  test('an empty line before the declaration, and a byte order mark, are passed over', () => {
    const xml = '<?xml version="1.0" encoding="UTF-8"?>\n<a>1</a>\n'
    expect([readXml(`\n${xml}`), readXml(`\uFEFF${xml}`)]).toEqual([{ a: '1' }, { a: '1' }])
  })

  test('texts, entities, CDATA and repeated elements are read; numbers stay texts', () => {
    expect(readXml('<a><b>01</b><b x="1">&lt;&#233;</b><c><![CDATA[<d>]]></c><e/></a>')).toEqual({
      a: { b: ['01', '<é'], c: '<d>', e: '' },
    })
  })
})

describe('documents of an order (§2 Order detail, §7)', () => {
  let app: AppDeTeste
  let loja: FornecedorDeTeste
  let ana: ClienteDeTeste
  let num: number

  beforeAll(async () => {
    app = await createTestApp()
    loja = await buildFornecedor(app.sql)
    ana = await buildCliente(app.sql, loja)
    const produto = await buildProduto(app.sql, loja)
    const { dados } = await app.call(
      'POST /v2/app/{session_token}/usuario/{id}/pedido',
      {
        params: { session_token: 'token', id: ana.idcliente },
        body: buildSubmissao({ loja, cliente: ana, produto }),
      },
      { token: ana.token },
    )
    num = dados.numpedido
  })
  afterAll(() => app.close())

  const get = (token: string, sufixo = '') =>
    app.fastify.inject({
      url: `/v4/danfe/${num}/${loja.idfornecedor}${sufixo}`,
      headers: { authorization: `Bearer ${token}` },
    })

  test('before the note is issued the order says so; then it has the PDF and the XML as it came', async () => {
    expect((await get(ana.token)).json()).toMatchObject({ codigo: 'nota_nao_emitida' })
    const chave = '35261112345678000195550010000001231876543211'
    await app.sql`insert into nota_fiscal (numpedido, idfornecedor, chave, xml) values (${num}, ${loja.idfornecedor}, ${chave}, ${modelo})`
    const pdf = await get(ana.token)
    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect(await scan(new Uint8Array(pdf.rawPayload))).toBe(chave)
    expect((await get(ana.token, '/xml')).payload).toBe(modelo)
    const order = await app.call(
      'GET /v2/app/{session_token}/order/{numpedido}',
      { params: { session_token: 'token', numpedido: num } },
      { token: ana.token },
    )
    expect(order.dados.notaFiscal).toEqual({
      chave,
      bytesXml: Buffer.byteLength(modelo),
      bytesDanfe: null,
      cancelada_em: null,
    })
  })

  test('staff of the supplier has it too; other customers, and nobody, do not', async () => {
    const equipe = await buildEquipe(app.sql, loja, { papel: 'atendente' })
    expect((await get(equipe.token)).statusCode).toBe(200)
    expect((await get((await buildCliente(app.sql, loja)).token)).statusCode).toBe(404)
    expect((await get('')).statusCode).toBe(401)
  })
})
