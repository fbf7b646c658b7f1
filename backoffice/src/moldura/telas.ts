import { hasModulo } from '@vitrine/rules/acesso'

import { urlsPainel, type Trabalho } from '#shell'
import { telasDaAdministracao, type Tela } from '#tela'

export type { Tela }

/** The screens in the order of the navigation. */
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
  ...telasDaAdministracao,
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
