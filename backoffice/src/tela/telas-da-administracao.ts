import type { LugarDeTrabalho } from '@vitrine/contract'
import type { Modulo } from '@vitrine/rules/acesso'
import type { IconName } from '@vitrine/ui'

import { urlsPainel } from '#shell'

/** A screen of the panel: navigation, ⌘K, jumps and the sheet of keys are made of this table alone. */
export interface Tela {
  id: string
  nome: string
  icone: IconName
  /** After `g`. */
  tecla: string
  /** Who may open it (§6). */
  papeis: readonly LugarDeTrabalho['papel'][]
  /** Where the supplier has it (§5 Module access); null: everywhere. */
  modulo: Modulo | null
  hrefOf(slug: string): string
}

/** How the store is run: who works there, what is connected, what was done. */
export const telasDaAdministracao: readonly Tela[] = [
  {
    id: 'integracoes',
    nome: 'Integrações',
    icone: 'plug',
    tecla: 'k',
    papeis: ['fornecedor'],
    modulo: null,
    hrefOf: urlsPainel.integracoes,
  },
  {
    id: 'equipe',
    nome: 'Equipe',
    icone: 'users',
    tecla: 'q',
    papeis: ['fornecedor'],
    modulo: null,
    hrefOf: urlsPainel.equipe,
  },
  {
    id: 'registro',
    nome: 'Registro',
    icone: 'history',
    tecla: 'r',
    papeis: ['fornecedor'],
    modulo: null,
    hrefOf: (slug) => urlsPainel.registro(slug),
  },
  {
    id: 'titulares',
    nome: 'Pedidos de titulares',
    icone: 'shield-check',
    tecla: 'x',
    papeis: ['fornecedor'],
    modulo: null,
    hrefOf: (slug) => urlsPainel.titulares(slug),
  },
  {
    id: 'campos',
    nome: 'Campos próprios',
    icone: 'rows-3',
    tecla: 'z',
    papeis: ['fornecedor'],
    modulo: null,
    hrefOf: urlsPainel.campos,
  },
  {
    id: 'dominios',
    nome: 'Domínios',
    icone: 'external-link',
    tecla: 'h',
    papeis: ['fornecedor'],
    modulo: null,
    hrefOf: urlsPainel.dominios,
  },
  {
    id: 'modulos',
    nome: 'Módulos e opções',
    icone: 'sliders-horizontal',
    tecla: 'j',
    papeis: ['fornecedor'],
    modulo: null,
    hrefOf: urlsPainel.modulos,
  },
  {
    id: 'ajustes-negociacao',
    nome: 'Limites',
    icone: 'percent',
    tecla: 'l',
    papeis: ['atendente', 'fornecedor'],
    modulo: null,
    hrefOf: urlsPainel.ajustesNegociacao,
  },
  {
    id: 'ajustes-conversas',
    nome: 'Ajustes',
    icone: 'settings',
    tecla: 'a',
    papeis: ['atendente', 'fornecedor'],
    modulo: 'chat',
    hrefOf: urlsPainel.ajustesConversas,
  },
]
