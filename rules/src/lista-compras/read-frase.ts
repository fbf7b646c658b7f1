import { foldTexto } from '#texto'

import type { Achado } from './parse-pedido-colado.ts'
import { looksLikeCodigo, readExtenso, readMedida, readNumero } from './read-quantidade.ts'
import { readUnidade } from './unidade.ts'

/** Units that also name a product's size: 'arroz 5 kg' is first of all the bag of 5 kg. */
const tamanhos: ReadonlySet<string> = new Set(['kg', 'g', 'L', 'ml', 'm', 'm²', 'm³'])
const NUMERO = String.raw`\d[\d.,]*(?:\/\d+)?|\u00bd`

/** One line of free text: quantity before or after, with a unit or without. */
export function readFrase(frase: string): Achado {
  return (
    readCodigo(frase) ?? readAntes(frase) ?? readDepois(frase) ?? { termo: frase, codigo: asCodigo(frase) }
  )
}

/** '7891000100103', 'ABC-12 x 3', '10234 2 cx': a code and at most a quantity. */
function readCodigo(frase: string): Achado | null {
  const [, codigo = '', resto = ''] = /^(\S+?)(?:\s*[:=]\s*|\s+(?:x\s*)?|$)(.*)$/i.exec(frase) ?? []
  if (!looksLikeCodigo(codigo) || isMedida(codigo)) return null
  if (resto === '') return { termo: '', codigo }
  const [, numero = '', palavra = ''] = new RegExp(`^(${NUMERO})\\s*([\\p{L}²³.]*)$`, 'u').exec(resto) ?? []
  const medida = readMedida(numero, palavra)
  if (medida) return { codigo, ...medida }
  if (!/^\d+$/.test(codigo)) return null
  return readAntesDoNome(codigo, resto)
}

/** '10234 coca': a code with a name, unless the code is the quantity: '10000 tijolos'. */
function readAntesDoNome(codigo: string, resto: string): Achado | null {
  if (!/\p{L}/u.test(resto)) return null
  const quantidade = readNumero(codigo)
  const { termo = resto, unidade = null } = splitUnidade(resto)
  return { termo, codigo, quantidade, unidade, codigoOuQuantidade: quantidade !== null }
}

/** '3 cx coca 2l', '3x coca', '2,5 kg de tomate', 'uma caixa de leite'. */
function readAntes(frase: string): Achado | null {
  const [, numero = '', resto = ''] = new RegExp(`^(${NUMERO})\\s*(\\S.*)$`, 'u').exec(frase) ?? []
  const quantidade = readNumero(numero)
  if (quantidade === null) return readPorExtenso(frase)
  const { termo, unidade } = splitUnidade(resto)
  return /\p{L}|\d{4}/u.test(termo) ? { termo, unidade, quantidade, codigo: asCodigo(termo) } : null
}

function readPorExtenso(frase: string): Achado | null {
  const [palavra = '', ...resto] = frase.split(' ')
  const quantidade = readExtenso(foldTexto(palavra))
  const { termo, unidade } = splitUnidade(resto.join(' '))
  return quantidade !== null && unidade !== null && termo !== '' ? { termo, unidade, quantidade } : null
}

/** A unit at the beginning, and what stands between it and the name. */
function splitUnidade(texto: string): { termo: string; unidade: string | null } {
  const [, palavra = '', resto = ''] = /^([\p{L}²³]+\d?\.?)(?:\s+|(?=[:-])|$)(.*)$/u.exec(texto) ?? []
  const unidade = readUnidade(palavra)
  const sem = unidade === null ? texto.replace(/^x\s+(?=\S)/i, '') : resto
  return { termo: sem.replace(/^(?:x\s+|d[eoa]s?\s+|[-:=–—]\s*)/i, '').trim(), unidade }
}

/** 'coca 2l 3 cx', 'arroz 5kg: 2', 'SKU9 x 3', 'feijão (2 un)', 'leite 6'. */
function readDepois(frase: string): Achado | null {
  const fim = new RegExp(
    String.raw`^(.*?\S)(\s*(?:[-:=\u2013\u2014x(]|\bqtde?\.?)\s*|\s+)(${NUMERO})\s*([\p{L}\u00b2\u00b3]*)\.?\)?$`,
    'iu',
  ).exec(frase)
  if (!fim) return null
  const [, nome = '', separador = '', numero = '', palavra = ''] = fim
  const medida = readMedida(numero, palavra)
  if (!medida || !/\p{L}|\d{4}/u.test(nome)) return null
  const termo = nome.replace(/[\s:=–—-]+$/u, '')
  if (separador.trim() !== '') return { termo, codigo: asCodigo(termo), ...medida }
  const { quantidade, unidade } = medida
  if (unidade === null)
    return isNumeracao(termo, numero) ? null : { termo, codigo: asCodigo(termo), quantidade }
  return tamanhos.has(unidade)
    ? { termo: frase, alternativa: { termo, quantidade, unidade } }
    : { termo, codigo: asCodigo(termo), quantidade, unidade }
}

/** A number that belongs to the name: 'cerveja 600', 'Espaguete nº 8'. */
function isNumeracao(termo: string, numero: string): boolean {
  return numero.length > 2 || /(?:^|\s)(?:n|no|nº|n°|tam|#)\.?$/i.test(termo)
}

/** '2l', '500g': digits with a unit are a size. */
function isMedida(palavra: string): boolean {
  const [, , unidade = ''] = /^([\d.,]+)(\p{L}+[²³]?)$/u.exec(palavra) ?? []
  return unidade.toLowerCase() === 'x' || readUnidade(unidade) !== null
}

function asCodigo(termo: string): string | null {
  return /^[A-Za-z0-9][\w./-]{0,39}$/.test(termo) && /\d/.test(termo) && !isMedida(termo) ? termo : null
}
