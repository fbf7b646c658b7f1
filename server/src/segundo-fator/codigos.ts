import { createHash, randomBytes } from 'node:crypto'

/** Codes on paper, as many as there are at once. */
const QUANTOS = 10
const SINAIS = 16
/** Base32 without what reads like something else (Crockford): 80 random bits a code. */
const ALFABETO = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** New codes on paper, in groups of four: 'K7QM-…'. */
export function makeCodigos(): string[] {
  return Array.from({ length: QUANTOS }, makeCodigo)
}

function makeCodigo(): string {
  // 32 signs go into a byte without a rest: each is as likely.
  const sinais = Array.from(randomBytes(SINAIS), (byte) => ALFABETO.charAt(byte % ALFABETO.length))
  return sinais.join('').replaceAll(/(.{4})(?=.)/g, '$1-')
}

/** Stored form of a code on paper, as it is typed: case and dashes do not matter, nor O for 0 and I or L for 1. */
export function hashCodigo(idusuario: string, codigo: string): Buffer {
  const lido = codigo
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return createHash('sha256').update(`${idusuario}:${lido}`).digest()
}

/** What is typed is a code of the app: six digits, with or without a gap. */
export function readDigitos(codigo: string): string | null {
  const digitos = codigo.replaceAll(/[\s-]/g, '')
  return /^\d{6}$/.test(digitos) ? digitos : null
}
