import type { AjustesDaNegociacao } from '@vitrine/contract'
import { countCasas, parsePercentual } from '@vitrine/rules/dinheiro'

export type Limites = Omit<AjustesDaNegociacao, 'versao'>
export type CampoDoLimite = keyof Limites
/** As they stand in the fields. */
export type Textos = Record<CampoDoLimite, string>

interface Descrito {
  rotulo: string
  dica: string
  /** Points of percent; else whole numbers. */
  isPercentual: boolean
}

/** What is said of each limit, in the order in which they are read. */
export const descritos: Record<CampoDoLimite, Descrito> = {
  desconto_maximo_atendente: {
    rotulo: 'Desconto de um atendente, até (%)',
    dica: 'Sobre o preço da tabela, por produto.',
    isPercentual: true,
  },
  desconto_maximo_fornecedor: {
    rotulo: 'Desconto de um supervisor, até (%)',
    dica: 'Acima disto ninguém aprova.',
    isPercentual: true,
  },
  desconto_frete_atendente: {
    rotulo: 'Desconto no frete de um atendente, até (%)',
    dica: 'Sobre o frete da tabela; 100 é frete grátis.',
    isPercentual: true,
  },
  desconto_frete_fornecedor: {
    rotulo: 'Desconto no frete de um supervisor, até (%)',
    dica: 'Acima disto ninguém aprova.',
    isPercentual: true,
  },
  piso_margem: {
    rotulo: 'Margem mínima (%)',
    dica: 'Do preço, depois do custo. Abaixo dela um atendente pede ao supervisor; vale onde o custo é conhecido.',
    isPercentual: true,
  },
  minutos_de_posse: {
    rotulo: 'Carrinho preso sem movimento, por (minutos)',
    dica: 'De 5 a 240. Depois ele se libera e os preços voltam aos da tabela.',
    isPercentual: false,
  },
  horas_de_validade: {
    rotulo: 'Preços liberados valem por (horas)',
    dica: 'De 1 a 720, quando não se diz até que dia.',
    isPercentual: false,
  },
}
export const camposDosLimites = Object.keys(descritos) as CampoDoLimite[] // the keys of this very record

/** With all its decimals: what was only looked at is written as it was. */
export const toTextos = (limites: Limites): Textos =>
  Object.fromEntries(
    camposDosLimites.map((campo) => [campo, String(limites[campo]).replace('.', ',')]),
  ) as Textos // of each field

/** The limits that stand in the fields; of what is no number, the fields. */
export function readLimites(textos: Textos): { limites: Limites } | { errados: CampoDoLimite[] } {
  const lidos = camposDosLimites.map((campo) => [campo, readLimite(textos[campo], descritos[campo])] as const)
  const errados = lidos.flatMap(([campo, valor]) => (valor === null ? [campo] : []))
  if (errados.length > 0) return { errados }
  return { limites: Object.fromEntries(lidos) as unknown as Limites } // a number for each field
}

function readLimite(texto: string, { isPercentual }: Descrito): number | null {
  // What would be rounded away is asked about.
  if (isPercentual) return countCasas(texto) > 4 ? null : parsePercentual(texto)
  return /^\s*\d+\s*$/.test(texto) ? Number(texto) : null
}

/** 'Desconto de um atendente, até (%): 5; ...'. */
export function sayLimites(limites: Limites): string {
  const textos = toTextos(limites)
  return camposDosLimites.map((campo) => `${descritos[campo].rotulo}: ${textos[campo]}`).join('; ')
}
