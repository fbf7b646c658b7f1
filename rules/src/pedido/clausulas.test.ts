import { expect, test } from 'vitest'

import { listClausulas, type CompraComClausulas } from './clausulas.ts'

const compra: CompraComClausulas = {
  consumidor: true,
  tipoEntrega: 'DELIVERY',
  tipoPagamento: 'PIX',
  porPeso: true,
  margem: 10,
  assinatura: false,
  restritos: false,
  substituicao: '',
}
const textoDe = (titulo: string, change: Partial<CompraComClausulas>) =>
  listClausulas({ ...compra, ...change }).find((clausula) => clausula.titulo === titulo)?.texto ?? ''

const aMais = 'no máximo 10% além'
const nadaAMais = 'nada é cobrado além do total'

test.each<[string, Partial<CompraComClausulas>, string]>([
  ['what is held on a card grows by the margin', { tipoPagamento: 'CARTAO' }, aMais],
  ['what is paid on delivery too', { tipoPagamento: 'ENTREGA' }, aMais],
  ['a card without a margin holds what was said', { tipoPagamento: 'CARTAO', margem: 0 }, nadaAMais],
  ['a Pix was paid: nothing comes after it', {}, nadaAMais],
  ['nor after what was agreed on credit', { tipoPagamento: 'FATURADO' }, nadaAMais],
  ['without weighed goods nothing is said', { porPeso: false }, ''],
])('what weighed goods may cost: %s', (_, change, texto) => {
  if (texto) expect(textoDe('Peso', change)).toContain(texto)
  else expect(textoDe('Peso', change)).toBe('')
})

test.each<[string, Partial<CompraComClausulas>, string, string]>([
  ['a person may withdraw', {}, 'Desistência', '7 dias'],
  ['a company returns by agreement', { consumidor: false }, 'Devolução', 'combinada com a loja'],
  ['goods for adults', { restritos: true, tipoEntrega: 'RETIRADA' }, 'Documento', 'na retirada'],
  ['what repeats', { assinatura: true }, 'Assinatura', 'se repete sozinha'],
])('what limits a right is said: %s (brazil L11)', (_, change, titulo, texto) => {
  expect(textoDe(titulo, change)).toContain(texto)
})
