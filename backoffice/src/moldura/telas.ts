import type { LugarDeTrabalho } from '@vitrine/contract'
import { hasModulo, type Modulo } from '@vitrine/rules/acesso'
import type { IconName } from '@vitrine/ui'

import { urlsPainel, type Trabalho } from '#shell'

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

export const telas: readonly Tela[] = [
  {
    id: 'conversas',
    nome: 'Conversas',
    icone: 'message-circle',
    tecla: 'c',
    papeis: ['atendente', 'fornecedor'],
    modulo: 'chat',
    hrefOf: urlsPainel.conversas,
  },
  {
    id: 'orcamentos',
    nome: 'Orçamentos',
    icone: 'file-text',
    tecla: 'o',
    papeis: ['atendente', 'fornecedor'],
    modulo: null,
    hrefOf: urlsPainel.orcamentos,
  },
  {
    id: 'negociacao',
    nome: 'Negociação',
    icone: 'handshake',
    tecla: 'v',
    papeis: ['atendente', 'fornecedor'],
    modulo: null,
    hrefOf: urlsPainel.carrinhos,
  },
  {
    id: 'preparo',
    nome: 'Preparar a loja',
    icone: 'list-checks',
    tecla: 'p',
    papeis: ['fornecedor'],
    modulo: null,
    hrefOf: urlsPainel.preparo,
  },
  {
    id: 'entregas',
    nome: 'Entregas',
    icone: 'truck',
    tecla: 'e',
    papeis: ['atendente', 'fornecedor'],
    modulo: null,
    hrefOf: urlsPainel.entregas,
  },
  {
    id: 'aparencia',
    nome: 'Aparência',
    icone: 'paint-roller',
    tecla: 't',
    papeis: ['fornecedor'],
    modulo: null,
    hrefOf: urlsPainel.aparencia,
  },
  {
    id: 'conteudo',
    nome: 'Conteúdo',
    icone: 'sticky-note',
    tecla: 'n',
    papeis: ['fornecedor'],
    modulo: null,
    hrefOf: urlsPainel.conteudo,
  },
  {
    id: 'produtos',
    nome: 'Produtos',
    icone: 'tags',
    tecla: 'd',
    papeis: ['fornecedor'],
    modulo: null,
    hrefOf: urlsPainel.produtos,
  },
  {
    id: 'precos',
    nome: 'Preços',
    icone: 'badge-dollar-sign',
    tecla: 'g',
    papeis: ['fornecedor'],
    modulo: null,
    hrefOf: (slug) => urlsPainel.precos(slug),
  },
  {
    id: 'estoque',
    nome: 'Estoque',
    icone: 'boxes',
    tecla: 's',
    papeis: ['fornecedor'],
    modulo: null,
    hrefOf: (slug) => urlsPainel.estoque(slug),
  },
  {
    id: 'qualidade',
    nome: 'Qualidade do catálogo',
    icone: 'circle-check',
    tecla: 'y',
    papeis: ['fornecedor'],
    modulo: null,
    hrefOf: urlsPainel.qualidade,
  },
  {
    id: 'importar',
    nome: 'Importar planilhas',
    icone: 'file-spreadsheet',
    tecla: 'i',
    papeis: ['fornecedor'],
    modulo: null,
    hrefOf: urlsPainel.importacoes,
  },
  {
    id: 'categorias',
    nome: 'Categorias',
    icone: 'list',
    tecla: 'm',
    papeis: ['fornecedor'],
    modulo: null,
    hrefOf: urlsPainel.categorias,
  },
  {
    id: 'fotos',
    nome: 'Fotos dos produtos',
    icone: 'image',
    tecla: 'f',
    papeis: ['fornecedor'],
    modulo: null,
    hrefOf: urlsPainel.fotos,
  },
  {
    id: 'cupons',
    nome: 'Cupons',
    icone: 'ticket-percent',
    tecla: 'u',
    papeis: ['fornecedor'],
    modulo: 'cupom',
    hrefOf: (slug) => urlsPainel.cupons(slug),
  },
  {
    id: 'combos',
    nome: 'Combos',
    icone: 'boxes',
    tecla: 'b',
    papeis: ['fornecedor'],
    modulo: 'combo',
    hrefOf: urlsPainel.combos,
  },
  {
    id: 'servicos',
    nome: 'Serviços',
    icone: 'wrench',
    tecla: 'w',
    papeis: ['fornecedor'],
    modulo: null,
    hrefOf: urlsPainel.servicos,
  },
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

/** Why somebody may not open a screen here, in words for them; null: it may. */
export function explainRecusa(
  { papeis, modulo }: Pick<Tela, 'papeis' | 'modulo'>,
  { papel, loja }: { papel: Trabalho['papel']; loja: Pick<Trabalho['loja'], 'modulos'> },
): string | null {
  if (modulo && !hasModulo(loja.modulos, modulo)) return 'Esta loja não usa este módulo.'
  return papeis.includes(papel) ? null : 'O seu papel nesta loja não abre esta tela.'
}

export const listTelas = (trabalho: Pick<Trabalho, 'papel' | 'loja'>): Tela[] =>
  telas.filter((tela) => explainRecusa(tela, trabalho) === null)
