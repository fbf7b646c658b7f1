import { expect, test } from 'vitest'

import type { ProdutoDoCatalogo } from '@vitrine/contract'

import { applyMudanca, readCampo, revertMudanca, writeCampo } from './mudanca.ts'

const id = '018f0000-0000-7000-8000-000000000001'
const bolo: ProdutoDoCatalogo = {
  idcadastroextraproduto: id,
  sku: 'B-1',
  ean: null,
  nome: 'Bolo',
  embalagem: '',
  unidade: 'un',
  idcategoria: id,
  imagem: null,
  preco: 1234.5,
  precooferta: null,
  estoque: 8,
  ativo: true,
  versao: 1,
}

test.each([
  ['nome', ' Torta ', { nome: 'Torta' }],
  ['preco', '12,5', { preco: 12.5 }],
  ['preco', '', { preco: null }],
  ['estoque', '0', { estoque: { tipo: 'CONTAGEM', quantidade: 0 } }],
  ['estoque', '', { estoque: { tipo: 'SEM_CONTROLE' } }],
] as const)('what is typed in a cell changes that alone: %s %j', (campo, texto, mudanca) => {
  expect(readCampo(bolo, campo, texto)).toEqual({ idcadastroextraproduto: id, ...mudanca })
})

test.each([
  ['nome', '  ', 'Um produto precisa de nome.'],
  ['preco', 'abc', 'Escreva um preço, como 8,90.'],
  ['preco', '1,00001', 'Um preço tem no máximo 4 casas decimais.'],
  ['estoque', 'muito', 'Escreva quanto há, como 12. Vazio, o estoque não é contado.'],
  ['estoque', '1,0001', 'Uma quantidade tem no máximo 3 casas decimais.'],
] as const)('what may not stand there is said in words: %s %j', (campo, texto, erro) => {
  expect(readCampo(bolo, campo, texto)).toEqual({ erro })
})

test('a cell is typed over as it is read, so nothing changes where nothing is typed', () => {
  expect(writeCampo(bolo, 'preco')).toBe('1.234,50')
  expect(readCampo(bolo, 'preco', writeCampo(bolo, 'preco'))).toMatchObject({ preco: 1234.5 })
  expect(writeCampo({ ...bolo, estoque: 0.25 }, 'estoque')).toBe('0,25')
  expect(writeCampo({ ...bolo, preco: null, estoque: null }, 'estoque')).toBe('')
})

test('what was changed is taken back, and of stock the difference alone: orders took of it meanwhile', () => {
  const depois = { ...bolo, preco: 9, ativo: false, estoque: 20 }
  const volta = revertMudanca(bolo, depois)
  expect(volta).toEqual({
    idcadastroextraproduto: id,
    preco: 1234.5,
    ativo: true,
    estoque: { tipo: 'AJUSTE', quantidade: -12 },
  })
  expect(volta && applyMudanca({ ...depois, estoque: 18 }, volta)).toEqual({ ...bolo, estoque: 6 })
  expect(revertMudanca(bolo, bolo)).toBeNull()
  expect(revertMudanca({ ...bolo, estoque: null }, bolo)?.estoque).toEqual({ tipo: 'SEM_CONTROLE' })
  expect(revertMudanca(bolo, { ...bolo, estoque: null })?.estoque).toEqual({
    tipo: 'CONTAGEM',
    quantidade: 8,
  })
})
