import { expect, test } from 'vitest'

import { readDetalhe } from './read-detalhe.ts'

const form = (campos: Record<string, string>) => ({ get: (nome: string) => campos[nome] ?? null })

test.each([
  [{}, {}],
  [{ quantParcelas: '3' }, { quantParcelas: 3 }],
  [{ quantParcelas: 'x' }, {}],
  [
    { meio: 'DINHEIRO', troco: '100' },
    { meio: 'DINHEIRO', troco: 100 },
  ],
  [
    { meio: 'DINHEIRO', troco: 'R$ 1.000,50' },
    { meio: 'DINHEIRO', troco: 1000.5 },
  ],
  [{ meio: 'DINHEIRO', troco: '' }, { meio: 'DINHEIRO' }],
  [{ meio: 'DEBITO', troco: '50' }, { meio: 'DEBITO' }],
  [{ meio: 'FIADO' }, {}],
  [{ prazo: '28/35/42' }, { prazo: '28/35/42' }],
  [
    { cartaoToken: 't', cartaoBandeira: 'visa', cartaoFinal: '1111' },
    { cartao: { token: 't', bandeira: 'visa', final: '1111' } },
  ],
  [
    { cartaoToken: 't', cartaoBandeira: 'visa', cartaoFinal: '1111', cartaoSalvo: 's', cartaoGuardar: 'g' },
    { cartao: { token: 't', bandeira: 'visa', final: '1111', idcartao: 's', tokenGuardar: 'g' } },
  ],
])('%j says %j (§7)', (campos, expected) => {
  expect(readDetalhe(form(campos))).toEqual(expected)
})
