import { formatDia } from '@vitrine/rules/data'

/** '1.234,50' of a number as an invoice writes it ('1234.50'); '' of none. */
export function numero(texto: string, casas = 2): string {
  if (texto === '') return ''
  const [inteiro = '0', fracao = ''] = texto.split('.')
  const milhares = inteiro.replace(/\B(?=(\d{3})+$)/g, '.')
  const decimais = fracao.replace(/0+$/, '').padEnd(casas, '0')
  return decimais ? `${milhares},${decimais}` : milhares
}

/** '12.345.678/0001-95' or '529.982.247-25'. */
export function documento(texto: string): string {
  if (texto.length === 14) return texto.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5')
  return texto.length === 11 ? texto.replace(/^(.{3})(.{3})(.{3})(.{2})$/, '$1.$2.$3-$4') : texto
}

/** '20/11/2026' of '2026-11-20T10:00:00-03:00', the writer's own day. */
export const dia = (texto: string): string => formatDia(texto.slice(0, 10))
/** '10:00:00'. */
export const hora = (texto: string): string => texto.slice(11, 19)
export const cep = (texto: string): string => texto.replace(/^(\d{5})(\d{3})$/, '$1-$2')
export const fone = (texto: string): string => texto.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3')
/** '3526 1112 …': groups of four, as people read it aloud. */
export const chaveEmGrupos = (chave: string): string => chave.replace(/(.{4})(?=.)/g, '$1 ')
/** '000.000.123'. */
export const numeroNota = (texto: string): string =>
  texto.padStart(9, '0').replace(/(\d{3})(\d{3})(\d{3})/, '$1.$2.$3')
