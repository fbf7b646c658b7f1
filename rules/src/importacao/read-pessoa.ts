import {
  formatDocumento,
  formatTelefone,
  isCnpj,
  isCpf,
  isEmail,
  normalizeDocumento,
  normalizeEmail,
  normalizeTelefone,
} from '#documento'

import { findProtegido, isCientifico, protectTexto } from './apostrofo.ts'
import type { Leitura, Valor } from './coluna.ts'

/** Digits that are left of a CPF or CNPJ at least, where a spreadsheet has dropped the zeros before them. */
const RESTAM = 8

/**
 * The documents that a cell may mean, unmasked: as it stands, and with the zeros that spreadsheets drop. Several where its digits fit both a
 * CPF and a CNPJ.
 */
export function listDocumentos(celula: string): string[] {
  const dito = normalizeDocumento(findProtegido(celula.trim()) ?? celula)
  if (isCpf(dito) || isCnpj(dito)) return [dito]
  if (!/^[1-9]\d+$/.test(dito) || dito.length < RESTAM) return []
  const cpf = dito.length < 11 ? [dito.padStart(11, '0')].filter(isCpf) : []
  return [...cpf, ...[dito.padStart(14, '0')].filter((cnpj) => mayBeCnpj(cnpj, dito.length))]
}

/**
 * Before zeros both kinds have the same check digits, so every short CPF is a CNPJ by them: the number of its branch tells, of which hardly
 * any company has a hundred. Eleven digits that are no CPF are a slip of one more often than a CNPJ without its zeros.
 */
function mayBeCnpj(cnpj: string, digitos: number): boolean {
  return digitos !== 11 && isCnpj(cnpj) && (digitos > 11 || cnpj.slice(8, 10) === '00')
}

/** The document that a cell means, to look a record up by it: a foreign one as it is written. */
export function readChaveDeDocumento(celula: string): string {
  const [documento, outro] = listDocumentos(celula)
  return documento !== undefined && outro === undefined
    ? documento
    : normalizeDocumento(findProtegido(celula.trim()) ?? celula)
}

/** A CPF or CNPJ with right check digits, masked or not. */
export function readDocumento(celula: string): Leitura {
  if (isCientifico(celula))
    return {
      erro: `A planilha abreviou o número para ${celula} e perdeu dígitos: formate a coluna como texto e cole de novo.`,
    }
  const [valor, outro] = listDocumentos(celula)
  if (valor !== undefined && outro !== undefined)
    return {
      erro: `A planilha tirou os zeros? Escreva ${formatDocumento(valor)} ou ${formatDocumento(outro)}.`,
    }
  if (valor !== undefined) return { valor }
  const digitos = normalizeDocumento(celula)
  const tamanho = digitos.length === 11 || digitos.length === 14
  return {
    erro: tamanho
      ? 'Os dígitos finais deste CPF ou CNPJ não conferem.'
      : `Um CPF tem 11 números e um CNPJ tem 14 caracteres; esta célula tem ${digitos.length}.`,
  }
}

export const showDocumento = (valor: Valor): string =>
  typeof valor === 'string' ? protectTexto(formatDocumento(valor)) : ''

export function readEmail(celula: string): Leitura {
  const valor = normalizeEmail(findProtegido(celula) ?? celula)
  return isEmail(valor) && valor.length <= 254 ? { valor } : { erro: 'Este e-mail não existe.' }
}

export function readTelefone(celula: string): Leitura {
  if (isCientifico(celula))
    return {
      erro: 'A planilha abreviou o número e perdeu dígitos: formate a coluna como texto e cole de novo.',
    }
  const valor = normalizeTelefone(findProtegido(celula) ?? celula)
  return valor === null ? { erro: 'Este telefone não existe: diga o DDD e o número.' } : { valor }
}

export const showTelefone = (valor: Valor): string =>
  typeof valor === 'string' ? protectTexto(formatTelefone(valor)) : ''
