import { countCasas, parseQuantidade, parseReais } from '#dinheiro'
import { isEan } from '#documento'
import { foldTexto } from '#texto'

import { findProtegido, isCientifico } from './apostrofo.ts'
import type { Leitura } from './coluna.ts'

/** Text of up to `max` characters. */
export function readTexto(max: number): (texto: string) => Leitura {
  return (celula) => {
    const valor = findProtegido(celula) ?? celula
    return valor.length > max ? { erro: `O texto passa de ${max} caracteres.` } : { valor }
  }
}

/** A code of up to `max` characters, as the supplier writes it. */
export function readCodigo(max: number): (texto: string) => Leitura {
  const read = readTexto(max)
  return (celula) => (isCientifico(celula) ? refuseCientifico(celula) : read(celula))
}

/** Digits alone, of as many as `tamanhos` says; spaces, dots and hyphens between them are left out. */
export function readDigitos(nome: string, tamanhos: readonly number[]): (texto: string) => Leitura {
  return (celula) => {
    if (isCientifico(celula)) return refuseCientifico(celula)
    const valor = celula.replace(/[\s.-]/g, '')
    if (/^\d+$/.test(valor) && tamanhos.includes(valor.length)) return { valor }
    const lista = new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(tamanhos.map(String))
    return { erro: `${nome} tem ${lista} números; esta célula tem "${celula.slice(0, 20)}".` }
  }
}

/** A bar code whose check digit fits. */
export function readEan(celula: string): Leitura {
  const lida = readDigitos('Um EAN', [8, 12, 13, 14])(celula)
  if (!('valor' in lida) || isEan(String(lida.valor))) return lida
  const ultimo = String(lida.valor).slice(0, -1)
  const certo = [...'0123456789'].find((digito) => isEan(ultimo + digito))
  return { erro: `O dígito do EAN não confere: o certo termina em ${certo}.` }
}

/** Grams, whole. */
export function readGramas(celula: string): Leitura {
  const lida = readQuantidade(celula)
  if (!('valor' in lida) || Number.isInteger(lida.valor)) return lida
  return { erro: 'O peso é em gramas, sem vírgula.' }
}

/** Reais, up to 4 decimals. */
export const readPreco = (celula: string): Leitura => readNumero(celula, parseReais, 4)

/** Units, up to 3 decimals. */
export const readQuantidade = (celula: string): Leitura => readNumero(celula, parseQuantidade, 3)

const sim = new Set(['sim', 's', '1', 'verdadeiro', 'true', 'x', 'ativo'])
const nao = new Set(['nao', 'n', '0', 'falso', 'false', 'inativo'])

export function readSimNao(celula: string): Leitura {
  const dito = foldTexto(celula)
  if (sim.has(dito)) return { valor: true }
  return nao.has(dito) ? { valor: false } : { erro: 'Escreva Sim ou Não.' }
}

function readNumero(celula: string, parse: (texto: string) => number | null, casas: number): Leitura {
  if (celula.trim().startsWith('-')) return { erro: 'O número não pode ser negativo.' }
  const texto = celula.replace(/^R\$/i, '').trim()
  const valor = parse(texto)
  if (valor === null || !Number.isFinite(valor))
    return { erro: `"${celula.slice(0, 20)}" não é um número. Escreva como 1234,56.` }
  const duvida = findDuvida(texto)
  if (duvida) return { erro: duvida }
  if (countCasas(texto) > casas) return { erro: `O número tem mais de ${casas} casas depois da vírgula.` }
  // What `#dinheiro` counts exactly (its door says so).
  return valor < 100_000_000_000 ? { valor } : { erro: 'O número é grande demais.' }
}

/** One dot and no comma: a mark of thousands here, of decimals in other programs. What is meant is asked, not guessed. */
function findDuvida(texto: string): string | null {
  if (!/^\d*\.\d*$/.test(texto)) return null
  const decimal = texto.replace('.', ',')
  if (!/^[1-9]\d{0,2}\.\d{3}$/.test(texto)) return `O ponto deixa dúvida: escreva ${decimal}, com vírgula.`
  return `O ponto deixa dúvida: escreva ${texto.replace('.', '')} (milhar) ou ${decimal} (decimal).`
}

function refuseCientifico(celula: string): Leitura {
  return {
    erro: `A planilha abreviou o código para ${celula} e perdeu números: formate a coluna como texto e cole o código de novo.`,
  }
}

/** The code that a cell means, to look a record up by it; whether it may be one, its column says. */
export function readChave(celula: string): string {
  const texto = celula.trim()
  return findProtegido(texto) ?? texto
}

/** The same of a bar code: its digits. */
export const readChaveDeEan = (celula: string): string => readChave(celula).replace(/[\s.-]/g, '')
