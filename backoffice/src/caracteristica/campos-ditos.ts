import type { CaracteristicaGuardada } from '@vitrine/contract'
import type { IconName } from '@vitrine/ui'

export type Escopo = CaracteristicaGuardada['escopo']
export type Tipo = CaracteristicaGuardada['tipo']

/** The two forms, as the screen calls them. */
export const formularios: Readonly<Record<Escopo, { nome: string; frase: string; novo: string }>> = {
  CLIENTE: {
    nome: 'Campos do cadastro',
    frase: 'A pessoa responde ao criar a conta e pode mudar depois, na conta dela.',
    novo: 'Novo campo do cadastro',
  },
  PEDIDO: {
    nome: 'Campos do pedido',
    frase: 'A pessoa responde ao finalizar, em cada pedido.',
    novo: 'Novo campo do pedido',
  },
}

export const tiposDitos: Readonly<Record<Tipo, { nome: string; icone: IconName }>> = {
  TEXTO: { nome: 'Texto de uma linha', icone: 'minus' },
  TEXTO_LONGO: { nome: 'Texto de várias linhas', icone: 'rows-3' },
  NUMERO: { nome: 'Número', icone: 'ruler' },
  DATA: { nome: 'Data', icone: 'calendar' },
  LISTA: { nome: 'Escolha de uma lista', icone: 'list' },
  SIMNAO: { nome: 'Sim ou não', icone: 'circle-check' },
  INSCRICAO_ESTADUAL: { nome: 'Inscrição estadual', icone: 'building-2' },
}

/** Types that a new field of a form may have; those that one which stands may become. */
export function listTipos(escopo: Escopo, era: Tipo | null): Tipo[] {
  if (era) return era === 'TEXTO' ? ['TEXTO', 'TEXTO_LONGO'] : [era]
  return (Object.keys(tiposDitos) as Tipo[]).filter(
    (tipo) => tipo !== 'INSCRICAO_ESTADUAL' || escopo === 'CLIENTE',
  ) // keys of a record of them
}

export const pessoasDitas = {
  TODAS: 'Todos',
  FISICA: 'Pessoas físicas',
  JURIDICA: 'Empresas',
} as const
