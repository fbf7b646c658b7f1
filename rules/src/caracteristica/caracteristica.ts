import { isDia } from '#data'

import { readInscricaoEstadual, type IsInscricao } from './read-inscricao-estadual.ts'

export const tiposCaracteristica = [
  'TEXTO',
  'TEXTO_LONGO',
  'NUMERO',
  'DATA',
  'LISTA',
  'SIMNAO',
  'INSCRICAO_ESTADUAL',
] as const
export type TipoCaracteristica = (typeof tiposCaracteristica)[number]

/** One field that a fornecedor asks for (readings 8). */
export interface CampoCaracteristica {
  codigo: string
  tipo: TipoCaracteristica
  obrigatoria: boolean
  opcoes: readonly string[]
}

export interface LeituraCaracteristicas {
  /** Answers in their stored form; unknown fields and empty answers left out. */
  valores: Record<string, string>
  /** What to say, by codigo. */
  erros: Record<string, string>
}

const MAX_TEXTO = 120
const MAX_TEXTO_LONGO = 500

/**
 * The answers to a supplier's own fields, checked by type: text trimmed, numbers with a dot ('1.5'), dates 'YYYY-MM-DD' that
 * exist, one of the options, 'sim' or 'nao', an inscrição estadual with its state, where
 * the caller knows the rules of the states (only a registration asks for one).
 */
export function readCaracteristicas(
  campos: readonly CampoCaracteristica[],
  enviados: Readonly<Record<string, unknown>>,
  isInscricao: IsInscricao = () => false,
): LeituraCaracteristicas {
  const leitura: LeituraCaracteristicas = { valores: {}, erros: {} }
  for (const campo of campos) {
    const enviado = Object.hasOwn(enviados, campo.codigo) ? enviados[campo.codigo] : ''
    const texto = typeof enviado === 'string' ? enviado.trim() : ''
    if (texto === '') {
      if (campo.obrigatoria) leitura.erros[campo.codigo] = textoVazio(campo)
      continue
    }
    const valor = leitores[campo.tipo](texto, campo, isInscricao)
    if (valor === null) leitura.erros[campo.codigo] = textoErrado[campo.tipo]
    else leitura.valores[campo.codigo] = valor
  }
  return leitura
}

type Leitor = (texto: string, campo: CampoCaracteristica, isInscricao: IsInscricao) => string | null

/** The answer as it is stored; null when it is not a valid one. */
const leitores: Record<TipoCaracteristica, Leitor> = {
  TEXTO: (texto) => (texto.length <= MAX_TEXTO && !texto.includes('\n') ? texto : null),
  TEXTO_LONGO: (texto) => (texto.length <= MAX_TEXTO_LONGO ? texto : null),
  NUMERO: readNumero,
  DATA: (texto) => (isDia(texto) ? texto : null),
  LISTA: (texto, { opcoes }) => (opcoes.includes(texto) ? texto : null),
  SIMNAO: (texto) => (texto === 'sim' || texto === 'nao' ? texto : null),
  INSCRICAO_ESTADUAL: (texto, _campo, isInscricao) => readInscricaoEstadual(texto, isInscricao),
}

/** '1.234,5' and '1234.5' are '1234.5'; a dot before three digits separates thousands only where a comma follows. */
function readNumero(texto: string): string | null {
  const comPonto = texto.includes(',') ? texto.replaceAll('.', '').replace(',', '.') : texto
  return /^-?\d{1,12}(\.\d{1,6})?$/.test(comPonto) ? comPonto : null
}

function textoVazio({ tipo }: CampoCaracteristica): string {
  return tipo === 'LISTA' || tipo === 'SIMNAO' ? 'Escolha uma opção.' : 'Preencha este campo.'
}

const textoErrado: Record<TipoCaracteristica, string> = {
  TEXTO: `Use uma linha com até ${MAX_TEXTO} letras.`,
  TEXTO_LONGO: `Use até ${MAX_TEXTO_LONGO} letras.`,
  NUMERO: 'Digite um número.',
  DATA: 'Confira a data.',
  LISTA: 'Escolha uma das opções.',
  SIMNAO: 'Escolha sim ou não.',
  INSCRICAO_ESTADUAL: 'Confira o estado e o número da inscrição, ou escreva ISENTO.',
}
