import type { Erros } from '#ajuste'

import type { Valor } from './valores.ts'

/** How a field is written. */
type TipoDeCampo =
  | 'linha'
  | 'texto'
  | 'rico'
  | 'paragrafos'
  | 'linhas'
  | 'palavras'
  | 'celulas'
  | 'cor'
  | 'dia'
  | 'numero'
  | 'marca'
  | 'opcao'
  | 'categoria'
  | 'imagem'
  | 'arte'
  | 'destino'
  | 'produtos'
  | 'parte'
  | 'itens'

/** A field of a section or of a block: what it is called, how it is written. */
export interface CampoDescrito {
  nome: string
  label: string
  tipo: TipoDeCampo
  hint?: string
  max?: number
  /** It may be left empty, and is left out then. */
  opcional?: boolean
  /** Of `opcao`: values and their names. */
  opcoes?: Readonly<Record<string, string>>
  /** Whether it is asked for, of what is written so far. */
  quando?: (valor: Valor) => boolean
  /** Of `itens`. */
  itens?: ItensDescritos
  /** Of `parte`: what is there as a whole, or not at all. */
  parte?: ParteDescrita
}

interface ParteDescrita {
  campos: readonly CampoDescrito[]
  novo: () => Valor
}

interface ItensDescritos {
  campos: readonly CampoDescrito[]
  /** 'banner': what one of them is called. */
  um: string
  min: number
  max: number
  novo: () => Valor
}

/** What a field is drawn with. */
export interface CampoProps {
  campo: CampoDescrito
  valor: unknown
  /** Its place among all of them, as a refusal names it. */
  lugar: string
  erros: Erros
  onValor: (valor: unknown) => void
}

/** What is wrong with a field, or with something in it. */
export function erroOf(erros: Erros, lugar: string): string | undefined {
  return erros[lugar] ?? Object.entries(erros).find(([onde]) => onde.startsWith(`${lugar}.`))?.[1]
}
