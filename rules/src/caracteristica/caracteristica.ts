import { isDia } from '#data'

import { limitesDoTexto, sayForaDosLimites, type LimitesCaracteristica } from './limites.ts'
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
export interface CampoCaracteristica extends LimitesCaracteristica {
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

export interface ModoDeLer {
  /** The rules of the states, where a registration is read. */
  isInscricao?: IsInscricao
  /**
   * Answers that stand, by codigo: one of them sent again is taken as it is, even where the field has other options or limits
   * by now, and nobody loses an answer by saving something else.
   */
  atuais?: Readonly<Record<string, string>>
  /** Nobody is there to answer (the order of a subscription): what is missing or wrong is left out. */
  semPessoa?: boolean
}

/**
 * The answers to a supplier's own fields, checked by type and limits: text trimmed, numbers with a dot ('1.5'), dates 'YYYY-MM-DD' that
 * exist, one of the options, 'sim' or 'nao', an inscrição estadual with its state, where
 * the caller knows the rules of the states (only a registration asks for one).
 */
export function readCaracteristicas(
  campos: readonly CampoCaracteristica[],
  enviados: Readonly<Record<string, unknown>>,
  modo: ModoDeLer = {},
): LeituraCaracteristicas {
  const leitura: LeituraCaracteristicas = { valores: {}, erros: {} }
  for (const campo of campos) {
    const { codigo } = campo
    const { valor, erro } = readCaracteristica(campo, ownOf(enviados, codigo), {
      ...modo,
      atual: modo.atuais && ownOf(modo.atuais, codigo),
    })
    if (valor !== null) leitura.valores[codigo] = valor
    if (erro !== null && !modo.semPessoa) leitura.erros[codigo] = erro
  }
  return leitura
}

const ownOf = (valores: Readonly<Record<string, unknown>>, codigo: string): unknown =>
  Object.hasOwn(valores, codigo) ? valores[codigo] : ''

/** One answer in its stored form, or what is wrong with it; both null for none that need not be given. */
export function readCaracteristica(
  campo: CampoCaracteristica,
  enviado: unknown,
  { isInscricao = () => false, atual }: Pick<ModoDeLer, 'isInscricao'> & { atual?: unknown } = {},
): { valor: string | null; erro: string | null } {
  const texto = typeof enviado === 'string' ? enviado.trim() : ''
  if (texto === '') return { valor: null, erro: campo.obrigatoria ? textoVazio(campo) : null }
  if (texto === atual) return { valor: texto, erro: null }
  const valor = leitores[campo.tipo](texto, campo, isInscricao)
  if (valor === null) return { valor, erro: textosErrados[campo.tipo] }
  // As it is shown a number has a comma.
  const erro = valor === atual ? null : sayForaDosLimites(campo, valor)
  return { valor: erro === null ? valor : null, erro }
}

type Leitor = (texto: string, campo: CampoCaracteristica, isInscricao: IsInscricao) => string | null

/** The answer as it is stored; null when it is not a valid one. */
const leitores: Record<TipoCaracteristica, Leitor> = {
  TEXTO: (texto) => (texto.length <= limitesDoTexto.TEXTO && !texto.includes('\n') ? texto : null),
  TEXTO_LONGO: (texto) => (texto.length <= limitesDoTexto.TEXTO_LONGO ? texto : null),
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

const textosErrados: Record<TipoCaracteristica, string> = {
  TEXTO: `Use uma linha com até ${limitesDoTexto.TEXTO} letras.`,
  TEXTO_LONGO: `Use até ${limitesDoTexto.TEXTO_LONGO} letras.`,
  NUMERO: 'Digite um número.',
  DATA: 'Confira a data.',
  LISTA: 'Escolha uma das opções.',
  SIMNAO: 'Escolha sim ou não.',
  INSCRICAO_ESTADUAL: 'Confira o estado e o número da inscrição, ou escreva ISENTO.',
}
