import { generatePixPayload, getPixPayloadInfo, isValidPixPayload } from '@brazilian-utils/brazilian-utils'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { crc16, encodeBrCode, parseBrCode } from './index.ts'

const aurora = { nome: 'MERCADO AURORA', cidade: 'SAO PAULO' }
const fixo = {
  ...aurora,
  chave: 'pix@aurora.exemplo.br',
  valor: 123.45,
  txid: 'PED000123',
  info: 'Pedido 123',
}
const estatico =
  '00020126570014br.gov.bcb.pix0121pix@aurora.exemplo.br0210Pedido 1235204000053039865406123.455802BR5914MERCADO AURORA6009SAO PAULO62130509PED0001236304E744'
const dinamico =
  '00020101021226760014br.gov.bcb.pix2554pix.exemplo.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5914MERCADO AURORA6009SAO PAULO62070503***6304F1FB'
const url = 'https://pix.exemplo.com/qr/v2/9d36b84fc70b478fb95c12729b90ca25'

test('the CRC of the standard check text is 29B1', () => {
  expect(crc16('123456789')).toBe('29B1')
})

describe('vectors that two public libraries accept', () => {
  test('a static code with key, amount, txid and text', () => {
    expect(encodeBrCode(fixo)).toBe(estatico)
    expect(parseBrCode(estatico)).toEqual({ ...fixo, dinamico: false })
  })

  test('a dynamic code carries its location and leaves amount and txid to it', () => {
    expect(encodeBrCode({ ...aurora, url })).toBe(dinamico)
    expect(encodeBrCode({ ...aurora, url, valor: 10, txid: 'X' })).toBe(dinamico)
    expect(parseBrCode(dinamico)).toEqual({ ...aurora, url: url.slice(8), dinamico: true })
  })
})

test('a key marked as payable once says so in field 01', () => {
  expect(encodeBrCode({ ...fixo, dinamico: true })).toContain('010212')
})

test('names lose accents and are cut at 25 and 15 characters', () => {
  const code = encodeBrCode({
    ...fixo,
    nome: 'Empório São João da Serra Ltda.',
    cidade: 'São José do Rio Preto',
  })
  expect(parseBrCode(code)).toMatchObject({ nome: 'Emporio Sao Joao da Serra', cidade: 'Sao Jose do Rio' })
})

test.each([
  ['neither key nor URL', { ...aurora }],
  ['both key and URL', { ...fixo, url }],
  ['an amount of zero', { ...fixo, valor: 0 }],
  ['a third of a centavo', { ...fixo, valor: 10.005 }],
  ['an amount that is no number', { ...fixo, valor: Number.NaN }],
  ['a txid with a hyphen', { ...fixo, txid: 'PED-1' }],
  ['a txid of 26 characters', { ...fixo, txid: 'A'.repeat(26) }],
  ['a name with no letter left', { ...fixo, nome: '日本' }],
  ['a URL longer than the field', { ...aurora, url: `a.br/${'x'.repeat(80)}` }],
])('no code is made with %s', (_, dados) => {
  expect(() => encodeBrCode(dados)).toThrow(RangeError)
})

test.each([
  ['a changed amount', estatico.replace('123.45', '923.45')],
  ['a cut code', estatico.slice(0, -10)],
  ['nothing', ''],
  ['another payment network', sign(estatico.slice(0, -4).replace('br.gov.bcb.pix', 'br.com.xyz.pix'))],
  ['a length beyond the end', sign('0099016304')],
])('a code with %s is not read', (_, text) => {
  expect(parseBrCode(text)).toBeNull()
})

test('every static code is the one brazilian-utils makes, and reads back as it was written', () => {
  const text = (maxLength: number) =>
    fc
      .string({ unit: fc.constantFrom(...'ABCxyz 019.ãÉç'), minLength: 1, maxLength })
      .filter((value) => value.trim() !== '')
  const dados = fc.record({
    chave: fc.constantFrom('pix@aurora.exemplo.br', '52998224725', '11222333000181', '+5511987654321'),
    valor: fc.option(
      fc.integer({ min: 1, max: 99_999_999 }).map((centavos) => centavos / 100),
      { nil: undefined },
    ),
    nome: text(25),
    cidade: text(15),
    txid: fc.stringMatching(/^[A-Za-z0-9]{1,25}$/),
    info: fc.option(text(40), { nil: undefined }),
  })
  fc.assert(
    fc.property(dados, (dados) => {
      const code = encodeBrCode(dados)
      expect(code).toBe(
        generatePixPayload({
          key: dados.chave,
          amount: dados.valor,
          merchantName: dados.nome,
          merchantCity: dados.cidade,
          txid: dados.txid,
          description: dados.info,
        }),
      )
      expect(isValidPixPayload(code)).toBe(true)
      const read = parseBrCode(code)
      expect(read).toMatchObject({ chave: dados.chave, txid: dados.txid, dinamico: false })
      expect(read?.valor).toBe(dados.valor)
      expect(read?.nome).toBe(getPixPayloadInfo(code)?.merchantName)
    }),
    { numRuns: 500 },
  )
})

function sign(body: string): string {
  return `${body}${crc16(body)}`
}
