import { describe, expect, test } from 'vitest'

import { Falha } from '../infra/index.ts'
import { buildNfe } from '../teste/index.ts'
import { checkNota } from './check-nota.ts'

const pedido = {
  numpedido: 10,
  numpedidoerp: '',
  cnpj: '12345678000195',
  documento: '52998224725',
  total: 1000,
  servicos: 0,
  uf: 'SP',
}
const real = buildNfe({ ...pedido, valor: 10 }).xml
const teste = buildNfe({ ...pedido, valor: 10, ambiente: '2' }).xml

/** Why it is refused; null: it is taken. */
function whyNot(xml: string, demo: boolean, mudanca: Partial<typeof pedido> = {}): string | null {
  try {
    checkNota(xml, { ...pedido, ...mudanca }, { demo })
    return null
  } catch (error) {
    if (error instanceof Falha) return error.message
    throw error
  }
}

describe('a note of the test environment does not count where things are sold for real (brazil 7)', () => {
  test.each<[string, string, boolean, RegExp | null]>([
    ['a real note in production', real, false, null],
    ['a real note in the demo', real, true, null],
    ['a note for testing in production', teste, false, /homologação/],
    ['a note for testing in the demo', teste, true, null],
    [
      'one that calls itself real and was authorized for testing',
      real.replace('<infProt><tpAmb>1', '<infProt><tpAmb>2'),
      false,
      /homologação/,
    ],
    ['one that does not say which', real.replace('<tpAmb>1</tpAmb></ide>', '</ide>'), false, /homologação/],
  ])('%s', (_, xml, demo, motivo) => {
    const dito = whyNot(xml, demo)
    if (motivo) expect(dito).toMatch(motivo)
    else expect(dito).toBeNull()
  })

  test('a note of the state where the supplier is, and of no other', () => {
    expect(whyNot(buildNfe({ ...pedido, valor: 10, estado: '33' }).xml, false, { uf: 'RJ' })).toBeNull()
    expect(whyNot(real, false, { uf: 'RJ' })).toMatch(/outro estado/)
    const emitente = real.replace('</emit>', '<enderEmit><UF>MG</UF></enderEmit></emit>')
    expect(whyNot(emitente, false)).toMatch(/outro estado/)
  })
})
